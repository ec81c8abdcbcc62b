import { createServer, request as ask, type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { test as base } from "@playwright/test";

/** What lies between a browser and the site. */
type Weather =
  /** Everything goes through. */
  | "fair"
  /** Every connection breaks, open ones and new ones. */
  | "cut"
  /** A save or publication arrives, and its answer does not. */
  | "deaf"
  /** A save or publication is answered with 500, and does not arrive. */
  | "trouble";

export interface Network {
  address: string;
  become: (weather: Weather) => void;
  /** How often something was saved or published since it last became another. */
  saves: () => number;
}

/** A network that a journey may cut: a proxy between its own browser and the site. */
async function openNetwork(site = ""): Promise<Network & { close: () => void }> {
  let weather: Weather = "fair";
  let sent = 0;
  const sockets = new Set<Socket>();
  const server = createServer((asked, answer) => {
    const isSave =
      asked.method !== "GET" && /^\/(api\/drafts|admin\/blog\/send)/.test(asked.url?.split(site)[1] ?? "");
    if (isSave) sent += 1;
    if (isSave && weather === "trouble") {
      asked.resume();
      asked.on("end", () => answer.writeHead(500, { "Content-Type": "text/plain" }).end("oops"));
    } else pass(asked, answer, () => isSave && weather === "deaf");
  });
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => socket.destroy());
    if (weather === "cut") socket.destroy();
  });
  // A tunnel: Playwright opens one when it calls the site without a page.
  server.on("connect", (asked, socket) => {
    const { hostname, port } = new URL(`http://${asked.url}`);
    const onward = connect(Number(port), hostname, () => {
      socket.write("HTTP/1.1 200 Connection established\r\n\r\n");
      onward.pipe(socket).pipe(onward);
    });
    onward.on("error", () => socket.destroy());
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const breakAll = () => sockets.forEach((socket) => socket.destroy());
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    become: (next) => {
      weather = next;
      sent = 0;
      if (next === "cut") breakAll();
    },
    saves: () => sent,
    close: () => {
      breakAll();
      server.close();
    },
  };
}

function pass(asked: IncomingMessage, answer: ServerResponse, isLost: () => boolean): void {
  const { method, headers } = asked;
  const onward = ask(asked.url ?? "", { method, headers }, (answered) => {
    if (isLost()) {
      answered.resume();
      answered.on("end", () => asked.socket.destroy());
      return;
    }
    answer.writeHead(answered.statusCode ?? 502, answered.headers);
    answered.pipe(answer);
  });
  // The site is not there: no answer is one.
  onward.on("error", () => asked.socket.destroy());
  asked.pipe(onward);
}

/** Switches the site of this journey off, as a crash would, and on again. */
export async function switchSite(to: "off" | "on"): Promise<void> {
  const { SWITCH = "", TEST_PARALLEL_INDEX = "0" } = process.env;
  const answer = await fetch(`${SWITCH}/${TEST_PARALLEL_INDEX}/${to}`, { method: "POST" });
  if (!answer.ok) throw new Error(`The site could not be switched ${to}: ${await answer.text()}`);
}

/** Journeys whose browser reaches the site through a network of their own. */
export const test = base.extend<{ network: Network }>({
  network: async ({ baseURL }, use) => {
    const network = await openNetwork(baseURL);
    await use(network);
    network.close();
  },
  proxy: ({ network }, use) => use({ server: network.address }),
});
