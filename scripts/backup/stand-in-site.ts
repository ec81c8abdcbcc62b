import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Row = Record<string, string | number | null>;
/** How a request is to fail: a status, or a connection that breaks in the middle of the answer. */
export type Fault = { status: number; retryAfter?: number } | "cut" | null;

/** A small site with the API of backups, and rows that change with every request. */
export async function standInSite({ pictures = 4, writes = 60 } = {}) {
  const tables = {
    images: new Map<number, Row>(),
    image_revisions: new Map<number, Row>(),
    posts: new Map<number, Row>(),
  };
  const files = new Map<string, string>();
  const journal: [table: keyof typeof tables, place: number][] = [];
  const running = new Map<string, number>();
  const world = {
    fault: (_request: number): Fault => null,
    requests: 0,
    done: null as unknown,
    left: writes,
    token: "site_ok",
    /** How many files its list has. */
    listed: Infinity,
  };
  const shown: { id: string; name: string }[] = [];

  const set = (table: keyof typeof tables, place: number, row: Row | null) => {
    if (row) tables[table].set(place, row);
    else tables[table].delete(place);
    if (running.size > 0) journal.push([table, place]);
  };
  for (let n = 1; n <= pictures; n++) {
    const id = `${"abcdefghijklmnop".slice(n)}${"a".repeat(n)}`;
    const names = ["large.webp", "small.webp"];
    shown.push({ id, name: `Toad ${n}` });
    set("images", n, {
      id,
      name: `Toad ${n}`,
      revision: 1,
      facts: JSON.stringify({ files: names.map((name) => ({ name })) }),
    });
    set("image_revisions", n, { image_id: id, revision: 1, state: "shown" });
    for (const name of names) files.set(`media/${id}/1/${name}`, `${id} ${name} `.repeat(500));
  }
  files.set("media/zzzzzzzzzzzzzzzz/1/of-no-row.webp", "left behind");
  const write = () => {
    if (world.left-- <= 0) return;
    const place = 1 + (world.left % 17);
    set("posts", place, world.left % 5 === 0 ? null : { id: `p${place}`, title: `“${world.left}”\n` });
  };
  for (let n = 0; n < 15; n++) set("posts", n + 1, { id: `p${n + 1}`, title: "the first" });

  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    const fault = world.fault(++world.requests);
    write();
    if (request.headers.authorization !== `Bearer ${world.token}`)
      return send(response, 401, {
        error: { code: "personal_token_unknown", message: "The token is not known here." },
      });
    if (fault && fault !== "cut") {
      if (fault.retryAfter) response.setHeader("Retry-After", fault.retryAfter);
      return send(response, fault.status, { error: { code: "broken", message: "Broken." } });
    }
    const [, , , id = "", part = "", table = ""] = pathname.split("/");
    if (request.method === "POST" && !id) {
      const begun = `backup-${world.requests}`;
      running.set(begun, journal.length);
      return send(response, 201, {
        data: { id: begun, migration: "0001_all.sql", tables: Object.keys(tables) },
      });
    }
    const first = running.get(id);
    if (first === undefined)
      return send(response, 409, { error: { code: "backup_ended", message: "It has ended." } });
    if (part === "done") {
      request.on("data", (chunk: Buffer) => (world.done = JSON.parse(String(chunk))));
      request.on("end", () => send(response, 200, { data: {} }));
      return undefined;
    }
    if (part === "rows") {
      const after = Number(searchParams.get("after"));
      const rows = [...tables[table as keyof typeof tables]].toSorted(([a], [b]) => a - b);
      const page = rows.filter(([place]) => place > after).slice(0, 3);
      return send(response, 200, { data: page, next: page.at(-1)?.[0] ?? null }, fault);
    }
    if (part === "changes") {
      const after = Math.max(first, Number(searchParams.get("after")));
      const taken = journal.slice(after, after + 10);
      const data = taken.map(([name, place]) => [name, place, tables[name].get(place) ?? null]);
      const isAll = after + taken.length === journal.length;
      if (isAll) Object.assign(world, { expected: snapshot() });
      const next = after + taken.length;
      return send(
        response,
        200,
        { data, next, consistentAt: isAll ? "2026-11-24T03:00:00.000Z" : null },
        fault,
      );
    }
    if (part === "files") {
      const after = searchParams.get("after") ?? "";
      const keys = [...files.keys()]
        .toSorted()
        .slice(0, world.listed)
        .filter((key) => key > after)
        .slice(0, 3);
      const data = keys.map((key) => ({ key, bytes: Buffer.byteLength(files.get(key) ?? "") }));
      return send(response, 200, { data, next: keys.length === 3 ? keys.at(-1) : null }, fault);
    }
    const bytes = files.get(searchParams.get("key") ?? "");
    if (bytes === undefined)
      return send(response, 404, { error: { code: "not_found", message: "Not there." } });
    response.writeHead(200, { "Content-Type": "image/webp", "Content-Length": Buffer.byteLength(bytes) });
    if (fault) return void response.write(bytes.slice(0, 100), () => response.destroy());
    return response.end(bytes);
  });

  const snapshot = () =>
    Object.entries(tables).flatMap(([name, rows]) =>
      [...rows.values()].map((row) => `${name} ${JSON.stringify(row)}`),
    );

  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    world: world as typeof world & { expected?: string[] },
    files,
    pictures: shown,
    /** As after a day. */
    endAll: () => running.clear(),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function send(response: ServerResponse, status: number, body: unknown, fault: Fault = null): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    "Content-Type": "application/json",
    "Content-Length": Buffer.byteLength(text),
  });
  if (fault === "cut") response.write(text.slice(0, 5), () => response.destroy());
  else response.end(text);
}
