import { createServer, type Server } from "node:net";

/** Whether nothing listens on `port` of this machine. */
export async function isFree(port: number): Promise<boolean> {
  const hosts = ["127.0.0.1", "::1"];
  for (const host of hosts) if (!(await canListen(port, host))) return false;
  return true;
}

/** Ports are given out in blocks of so many. */
const block = 8;

/**
 * The first of `count` neighbouring free ports, at most seven, looked for at random so that parallel runs stay apart, and
 * below those that systems give to connections that go out (from 32768 on Linux): such a one may be taken before it is
 * listened at. This process listens at the port before them, so that no other run is given the same ones meanwhile.
 */
export async function freeRange(count: number): Promise<number> {
  for (let tries = 0; tries < 100; tries++) {
    const first = 20_000 + block * Math.floor(Math.random() * (12_000 / block)) + 1;
    const range = Array.from({ length: count }, (_, n) => first + n);
    const reserved = await listen(first - 1);
    if (!reserved) continue;
    if ((await Promise.all(range.map(isFree))).every(Boolean)) return first;
    reserved.close();
  }
  throw new Error(`No ${count} neighbouring free ports were found on this machine.`);
}

/** Listens until this process ends; null where another one does. */
function listen(port: number): Promise<Server | null> {
  return new Promise((done) => {
    const server = createServer().unref();
    server.once("error", () => done(null));
    server.listen(port, "127.0.0.1", () => done(server));
  });
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    // A machine without IPv6 has no ::1: nothing listens there either.
    server.once("error", (error: NodeJS.ErrnoException) => resolve(error.code !== "EADDRINUSE"));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}
