import { spawnSync } from "node:child_process";
import { request, type OutgoingHttpHeaders } from "node:http";

/** Requests a second that a server on this machine answers over 32 connections, for one second. */
export function perSecond(url: string, encoding: string): number {
  const options = ["-t1", "-c32", "-d1", "-H", `Accept-Encoding: ${encoding}`, url];
  const { stdout, error } = spawnSync("wrk", options, { encoding: "utf8" });
  if (error) throw new Error("This needs wrk: apt-get install wrk, or brew install wrk.");
  if (/Non-2xx|Socket errors/u.test(stdout)) throw new Error(`wrk found errors: ${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/u.exec(stdout)?.[1]);
}

/** An answer as it came over the wire, without the headers that Node adds to each by itself. */
export function ask(
  url: string,
  encoding: string,
): Promise<{ headers: OutgoingHttpHeaders; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent: false, headers: { "accept-encoding": encoding } });
    sent.on("error", reject).on("response", async (answer) => {
      const body = Buffer.concat(await answer.toArray());
      const { date: _, connection: __, "keep-alive": ___, ...headers } = answer.headers;
      resolve({ headers, body });
    });
    sent.end();
  });
}
