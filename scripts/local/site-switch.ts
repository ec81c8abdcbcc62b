import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { localOnly } from "./local-only.ts";
import type { Stack } from "./stack.ts";

/** An address where a journey may end its site and start it again: `POST /0/off`, `POST /0/on`. */
export async function openSwitch(stacks: Stack[]): Promise<{ address: string; close: () => void }> {
  const server = createServer(
    localOnly((request, response) => {
      const [, index, to] = (request.url ?? "").split("/");
      const site = stacks[Number(index)]?.site;
      const done = to === "off" ? site?.kill() : to === "on" ? site?.start() : undefined;
      void Promise.resolve(done ?? Promise.reject(new Error("No such site."))).then(
        () => response.writeHead(204).end(),
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
    }),
  );
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() };
}
