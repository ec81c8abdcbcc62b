import { Agent, request, type IncomingMessage, type RequestOptions } from "node:http";
import { expect, test } from "./walk.ts";

const { host, hostname, port, origin } = new URL(process.env.SITE ?? "http://localhost");
/** More than the buffers on the way hold. */
const large = Buffer.alloc(3_000_000, "a");

/** One after the other over one connection, as programs do that keep it open. */
async function askOver(agent: Agent, options: RequestOptions, body?: Buffer): Promise<string> {
  const answer = await new Promise<IncomingMessage>((done, fail) => {
    const asked = request({ host: hostname, port, agent, ...options }, done);
    asked.once("error", fail);
    asked.end(body);
  });
  await answer.toArray();
  return String(answer.statusCode);
}

const refused: [status: number, why: string, path: string, headers: Record<string, string>][] = [
  [401, "without a session", "/api/image/upload", {}],
  [401, "with a wrong token", "/api/image/upload", { Authorization: "Bearer wrong" }],
  [403, "from another site", "/api/image/upload", { Origin: "https://evil.test" }],
  [413, "over the API's limit", "/api/posts", { "Content-Type": "application/json" }],
  [405, "to a file of the library", "/media/aaaaaaaaaaaaaaaa", {}],
];

test("a large body that is refused gets its answer, and so does the next request on its connection @smoke", async () => {
  for (const [status, why, path, headers] of refused) {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const type = { "Content-Type": "multipart/form-data; boundary=x", "Content-Length": large.length };
    const told: string[] = [];
    for (let n = 0; n < 6; n++) {
      const sent = { path, method: "POST", headers: { Host: host, Origin: origin, ...type, ...headers } };
      told.push(await askOver(agent, sent, large));
      told.push(await askOver(agent, { path: "/api/posts?limit=1" }));
    }
    agent.destroy();
    expect(new Set(told), why).toEqual(new Set([String(status), "200"]));
  }
});
