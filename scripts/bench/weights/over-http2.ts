import { createSecureServer } from "node:http2";
import { request } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { fetchPackages } from "../../local/fetch-packages.ts";
import { freeRange } from "../../local/ports.ts";

/** The part of selfsigned that is used here. */
interface Certificates {
  default: {
    generate: (names: { name: string; value: string }[]) => Promise<{ private: string; cert: string }>;
  };
}

/**
 * Serves a site of this machine as Cloudflare does, over HTTP/2 with a certificate of its own making. Over HTTP/1.1 each of a page’s
 * first files has a connection of its own, which a phone that Lighthouse simulates waits for.
 */
export async function overHttp2(site: string): Promise<{ site: string; stop: () => void }> {
  const packages = await fetchPackages("selfsigned@5.5.0");
  const entry = pathToFileURL(join(packages, "selfsigned/index.js")).href;
  const { default: certificates } = (await import(entry)) as Certificates;
  const { private: key, cert } = await certificates.generate([{ name: "commonName", value: "localhost" }]);
  const port = await freeRange(1);
  const server = createSecureServer({ key, cert }, (asked, answer) => {
    const named = Object.entries(asked.headers).filter(([name]) => !name.startsWith(":"));
    const host = asked.headers[":authority"];
    // The site is served over HTTP, and would refuse an origin of HTTPS as another site’s.
    const from = asked.headers.origin && { origin: `http://${host}` };
    const headers = { ...Object.fromEntries(named), host, ...from };
    const passed = request(new URL(asked.url, site), { method: asked.method, headers }, (came) => {
      const { connection, "transfer-encoding": _, "keep-alive": __, ...kept } = came.headers;
      answer.writeHead(came.statusCode ?? 502, kept);
      came.pipe(answer);
    });
    passed.on("error", () => answer.stream.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((listening) => server.listen(port, listening));
  return { site: `https://localhost:${port}`, stop: () => void server.close() };
}
