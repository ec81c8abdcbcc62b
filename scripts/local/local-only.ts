import type { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http";

/**
 * Whether a request comes from a page of another site. Reading is not the only danger: a page can send a request to any
 * address of this machine, and one whose host name was pointed here afterwards even reads the answer (DNS rebinding).
 * Programs, the address bar and links are not such pages.
 */
function isForeign({ method = "GET", headers }: IncomingMessage): boolean {
  const { host = "", origin, "sec-fetch-site": site, "sec-fetch-dest": destination } = headers;
  if (!/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(host)) return true;
  const isRead = method === "GET" || method === "HEAD";
  // The site shows the identity provider in a hidden frame, and differs from it by its port alone.
  if (site === "same-site") return !(isRead && (destination === "document" || destination === "iframe"));
  if (site === "cross-site") return !(isRead && destination === "document");
  if (site !== undefined || origin === undefined) return false;
  return origin.toLowerCase() !== `http://${host.toLowerCase()}`;
}

/** Answers pages of other sites with 403, and lets no answer be read by them. */
export function localOnly(answer: RequestListener): RequestListener {
  return (request, response) => {
    if (isForeign(request)) return void response.writeHead(403).end("Only for this machine.\n");
    closeToOthers(response);
    return answer(request, response);
  };
}

/** Does the same to a server that a library has made, its WebSockets included. */
export function makeLocalOnly(server: Server): void {
  const answers = server.listeners("request") as RequestListener[];
  server.removeAllListeners("request");
  server.on(
    "request",
    localOnly((...exchange) => answers.forEach((answer) => answer(...exchange))),
  );
  server.prependListener("upgrade", (request, socket) => {
    if (isForeign(request)) socket.destroy();
  });
}

/** Takes the headers away that open an answer to pages of other sites. */
function closeToOthers(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse;
  response.writeHead = (...given: unknown[]) => {
    for (const name of response.getHeaderNames())
      if (name.startsWith("access-control-")) response.removeHeader(name);
    response.setHeader("Cross-Origin-Resource-Policy", "same-origin");
    return writeHead(...given);
  };
}
