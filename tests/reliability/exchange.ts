import { request } from "node:http";
import { connect } from "node:net";

/** One answer, as it came over the wire. */
export type Received = {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
};

/** Asks a server on this machine on a connection of its own; with any method, which `fetch` would not send. */
export function ask(port: number, method: string, path: string, headers = {}): Promise<Received> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, method, path, headers, host: "127.0.0.1", agent: false });
    sent.on("error", reject).on("response", async (answer) => {
      const chunks = await answer.toArray();
      resolve({
        status: answer.statusCode ?? 0,
        headers: new Headers(Object.entries(answer.headersDistinct).map(toHeader)),
        body: Buffer.concat(chunks).toString(),
      });
    });
    sent.end();
  });
}

const toHeader = ([name, values = []]: [string, string[] | undefined]): [string, string] => [
  name,
  values.join(", "),
];

/** All that is answered to these bytes until the connection is closed. */
export async function send(port: number, bytes: string): Promise<Received> {
  const socket = connect(port, "127.0.0.1");
  socket.write(bytes);
  const [head = "", body = ""] = Buffer.concat(await socket.toArray())
    .toString()
    .split("\r\n\r\n");
  const [first = "", ...lines] = head.split("\r\n");
  const pairs = lines.map((line) => line.split(/: (.*)/su).slice(0, 2) as [string, string]);
  return { status: Number(first.split(" ")[1]), headers: new Headers(pairs), body };
}
