import { createServer } from "node:net";

/** Whether nothing listens on `port` of this machine. */
export async function isFree(port: number): Promise<boolean> {
  const hosts = ["127.0.0.1", "::1"];
  for (const host of hosts) if (!(await canListen(port, host))) return false;
  return true;
}

/**
 * The first of `count` neighbouring free ports, looked for at random so that parallel runs stay apart, and below those that
 * systems give to connections that go out (from 32768 on Linux): such a one may be taken before it is listened at.
 */
export async function freeRange(count: number): Promise<number> {
  for (let tries = 0; tries < 100; tries++) {
    const first = 20_000 + Math.floor(Math.random() * 12_000);
    const range = Array.from({ length: count }, (_, n) => first + n);
    if ((await Promise.all(range.map(isFree))).every(Boolean)) return first;
  }
  throw new Error(`No ${count} neighbouring free ports were found on this machine.`);
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    // A machine without IPv6 has no ::1: nothing listens there either.
    server.once("error", (error: NodeJS.ErrnoException) => resolve(error.code !== "EADDRINUSE"));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}
