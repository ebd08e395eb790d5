import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { paths } from "#domain/purchase/contract.ts";
import { createHttpServer } from "#server/http/listen.ts";
import { asPost } from "#tests/reliability/calls.ts";
import { openShop, shopUrl, someOrder } from "#tests/support/payments.ts";
import { freePort, listenHere } from "#tests/support/ports.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const read = (name: string) => readFileSync(join(import.meta.dirname, name), "utf8");

const env = { ...process.env, PATH: `${process.env["PATH"]}:/usr/sbin` };

/** Starts a proxy with its example, in a folder, before a dead server and one at `live`. */
const proxies = {
  caddy: (folder: string, port: number, live: number) => {
    const file = join(folder, "Caddyfile");
    writeFileSync(file, read("Caddyfile").replace("{\n", "{\n\tadmin off\n"));
    const shop = `127.0.0.1:1 127.0.0.1:${live}`;
    return spawn("caddy", ["run", "--config", file, "--adapter", "caddyfile"], {
      env: { ...env, SITE_URL: `http://localhost:${port}`, SHOP: shop, HOME: folder },
    });
  },
  nginx: (folder: string, port: number, live: number) => {
    const example = read("nginx.conf")
      .replace("listen 80;", `listen 127.0.0.1:${port};`)
      .replace("127.0.0.1:3000", "127.0.0.1:1")
      .replace("# server 127.0.0.1:3001", `server 127.0.0.1:${live}`)
      .replaceAll("/var/log/nginx", folder);
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
      .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
      .join(" ");
    const file = join(folder, "nginx.conf");
    writeFileSync(
      file,
      `daemon off; pid ${folder}/pid; error_log ${folder}/main.log; events {}
      http { access_log ${folder}/access.log; ${temporary} ${example} }`,
    );
    return spawn("nginx", ["-p", folder, "-c", file], { env });
  },
};

/** A proxy before a dead server and a shop, and what it has logged. */
async function openProxy(name: keyof typeof proxies) {
  const shop = await openShop();
  const server = createHttpServer(shop.app, { siteUrl: shopUrl });
  const { port: live, close } = await listenHere(server);
  const folder = temporaryFolder();
  const port = await freePort();
  const child = proxies[name](folder, port, live);
  const said: string[] = [];
  child.stderr.on("data", (chunk) => said.push(String(chunk)));
  const end = once(child, "close");
  onTestFinished(async () => {
    child.kill("SIGTERM");
    await end;
    await close();
  });
  const origin = `http://localhost:${port}`;
  await Promise.race([
    expect.poll(() => fetch(origin)).toBeDefined(),
    end.then(() => Promise.reject(new Error(said.join("")))),
  ]);
  const logs = () =>
    [...said, ...globSync(join(folder, "*.log")).map((log) => readFileSync(log, "utf8"))].join("");
  return { origin, port, logs };
}

const secret = "email=ada%40example.com&session_id=cs_test_secret";

for (const name of ["caddy", "nginx"] as const) {
  const isMissing = spawnSync(name, ["-v"], { env }).error !== undefined;

  test.skipIf(isMissing)(
    `${name}: neither broken calls nor a dead server keep an order out, and no log opens a report`,
    async () => {
      const { origin, port, logs } = await openProxy(name);
      const referrer = `${origin}/success?${secret}`;
      const broken = [
        `POST ${paths.createCheckout}?${secret} HTTP/1.1`,
        "Host: localhost",
        "Authorization: Bearer anon-key",
        "Content-Type: application/json",
        `Referer: ${referrer}`,
        "Transfer-Encoding: chunked",
        "\r\nZZ\r\n",
      ].join("\r\n");
      for (let i = 0; i < 6; i++) {
        const socket = connect(port, "localhost");
        socket.write(broken);
        await once(socket, "data");
        socket.destroy();
        const headers = { authorization: "Bearer anon-key" };
        const order = await fetch(origin + paths.createCheckout, asPost(someOrder, headers));
        expect(order.status).toBe(200);
      }
      await fetch(referrer, { headers: { referer: referrer } });
      await expect.poll(logs).toMatch(/GET.+\/success/u);
      expect(logs()).not.toMatch(/ada(?:%40|@)|cs_test/u);
    },
  );
}
