/** The Worker that the bench of lists drives: the product's own rules, with doors of its own. It is never part of a build. */
import { provenOwnerOf } from "#domain/identity/owner.ts";
import { countVerdicts } from "#domain/subscribers/importing/imports.server.ts";
import { readOn } from "#domain/subscribers/importing/read-on.server.ts";
import { receiveList } from "#domain/subscribers/importing/receive-list.server.ts";
import { takeImport } from "#domain/subscribers/importing/take-import.server.ts";
import type { Services } from "#domain/services.ts";
import type { Env } from "#workers/env.ts";
import { makeServices } from "#workers/services.ts";

export default {
  async fetch(request, env) {
    const { pathname, searchParams } = new URL(request.url);
    const id = searchParams.get("id") ?? "";
    let statements = 0;
    const DB = counting(env.DB, (count) => (statements += count));
    const services = makeServices({ ...env, DB }, "https://toadstool.test");
    const answer = await doors[pathname]?.(services, id, request);
    return Response.json({ statements, answer: answer ?? null });
  },
} satisfies ExportedHandler<Env>;

const doors: Record<string, (services: Services, id: string, request: Request) => Promise<unknown>> = {
  "/receive": async (services, _, request) =>
    (await receiveList(services, ownerOf(services), request)).outcome,
  "/read": (services, id) => readOn(services, ownerOf(services), id),
  "/take": (services, id) => takeImport(services, ownerOf(services), id),
  "/verdicts": (services, id) => countVerdicts(services, ownerOf(services), id),
};

/** The same database, with every statement reported. */
function counting(db: D1Database, tell: (statements: number) => void): D1Database {
  return {
    prepare(text: string) {
      tell(1);
      return db.prepare(text);
    },
    batch: (statements: D1PreparedStatement[]) => db.batch(statements),
  } as D1Database;
}

function ownerOf({ settings: { identity } }: Services) {
  const owner = provenOwnerOf(identity, { issuer: identity.issuer, subject: "bench", name: "Bench" });
  if (!owner) throw new Error("The bench's settings name no owner.");
  return owner;
}
