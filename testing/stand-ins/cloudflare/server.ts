import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { localOnly } from "../../../scripts/local/local-only.ts";
import type { Account } from "./account.ts";
import { type Answer, type Call, found, refused } from "./answer.ts";
import { answerStorage } from "./storage.ts";
import { answerWorkers } from "./workers.ts";

export interface Cloudflare {
  /** What CLOUDFLARE_API_BASE_URL is set to. */
  url: string;
  /** Each call as `METHOD path`, without the account. */
  calls: string[];
  /** Calls that this stand-in cannot answer yet. */
  unknown: string[];
  close(): Promise<void>;
}

export interface Options {
  account: Account;
  token?: string;
  /** Called before each answer with its number, from 1: may wait, or throw to cut the connection. */
  before?: (call: string, number: number) => void | Promise<void>;
  /** The same once the call was carried out, before its answer is sent: the answer is lost. */
  after?: (call: string, number: number) => void | Promise<void>;
}

/**
 * The calls of Cloudflare's API that a deploy makes, by our scripts and by wrangler 4, over an account in memory whose
 * databases are SQLite. Real accounts differ in plans, rights, propagation and in what a Worker does once it is there.
 */
export async function startCloudflare({
  account,
  token = "token",
  before,
  after,
}: Options): Promise<Cloudflare> {
  const calls: string[] = [];
  const unknown: string[] = [];
  const server = createServer(
    localOnly((request, response) => {
      void (async () => {
        const chunks: Buffer[] = [];
        for await (const chunk of request) chunks.push(chunk as Buffer);
        const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
        const call: Call = {
          method: request.method ?? "GET",
          path: pathname.replace("/client/v4", ""),
          query: searchParams,
          body: Buffer.concat(chunks),
          contentType: request.headers["content-type"] ?? "",
          jurisdiction: String(request.headers["cf-r2-jurisdiction"] ?? ""),
        };
        const name = `${call.method} ${call.path.replace(`/accounts/${account.id}`, "")}`;
        const number = calls.push(name);
        await before?.(name, number);
        const isKnown = request.headers.authorization === `Bearer ${token}` || call.path.includes("/assets/");
        const answer = isKnown
          ? await answerCall(account, call)
          : refused(403, 10_000, "Authentication error");
        if (!answer) unknown.push(name);
        await after?.(name, number);
        const {
          status = 200,
          result = null,
          errors = [],
        } = answer ?? refused(404, 7003, "No route for that URI");
        const { shown, info } = pageOf(result, searchParams);
        response
          .writeHead(status, { "Content-Type": "application/json" })
          .end(
            JSON.stringify({ success: status < 400, errors, messages: [], result: shown, result_info: info }),
          );
      })().catch(() => request.socket.destroy());
    }),
  );
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(0, "127.0.0.1", resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/client/v4`,
    calls,
    unknown,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Lists come in pages. */
function pageOf(result: unknown, query: URLSearchParams) {
  const [page, perPage] = [Number(query.get("page") ?? 1), Number(query.get("per_page") ?? 100)];
  const all = Array.isArray(result) ? result : [result];
  const items = all.slice((page - 1) * perPage, page * perPage);
  const shown = Array.isArray(result) ? items : result;
  return { shown, info: { page, per_page: perPage, count: items.length, total_count: all.length } };
}

async function answerCall(account: Account, call: Call): Promise<Answer | undefined> {
  const { id, name } = account;
  if (call.path === "/accounts") return found([{ id, name }]);
  if (call.path === "/memberships") return found([{ account: { id, name } }]);
  if (call.path === "/zones") {
    const wanted = call.query.get("name");
    return found(
      account.zones
        .filter((zone) => zone === wanted)
        .map((zone) => ({ id: `zone-${zone}`, name: zone, account: { id } })),
    );
  }
  if (call.path.startsWith("/zones/")) return found([]);
  const below = `/accounts/${id}`;
  if (!call.path.startsWith(`${below}/`)) return undefined;
  const path = call.path.slice(below.length);
  return path.startsWith("/workers/")
    ? answerWorkers(account, path.slice("/workers".length), call)
    : answerStorage(account, path, call);
}
