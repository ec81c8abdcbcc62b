import type { MediaStore, PictureMaker } from "@toadstool/media/storing";
import { env } from "cloudflare:workers";
import { inject } from "vitest";
import { openDatabase } from "#db/client.server.ts";
import type { Services } from "#domain/services.ts";

type Outside = Pick<Services, "db" | "store" | "pictures">;
/** `isRead`: it changes nothing outside. `statements`: where the database is called. */
export type Call = <Answer>(
  call: () => Promise<Answer>,
  isRead: boolean,
  statements?: string[],
) => Promise<Answer>;

export interface Crash {
  /** Which call to the outside is the last, from 1 on. */
  at: number;
  /** The statement was executed, but its answer is lost. */
  isDone: boolean;
}

interface Seen {
  calls: number;
  /** Which of them may have changed something. */
  changes: number[];
  isDead: boolean;
}

/**
 * How a Worker calls the outside that dies at one of its calls: neither that nor any later one is answered, so that no code
 * that tidies up does anything. Without a crash it only counts.
 */
export function mortality(crash: Crash | null = null) {
  const seen: Seen = { calls: 0, changes: [], isDead: false };
  const call: Call = async (ask, isRead) => {
    if (seen.isDead) throw new Error("crash");
    seen.calls++;
    if (!isRead) seen.changes.push(seen.calls);
    if (seen.calls !== crash?.at) return ask();
    seen.isDead = true;
    if (crash.isDone) await ask();
    throw new Error("crash");
  };
  return { call, seen };
}

/** The outside world as a Worker sees it that dies at one of its calls. */
export function crashing(outside: Outside, crash: Crash | null = null) {
  const { call, seen } = mortality(crash);
  const { DB } = env as unknown as { DB: D1Database };
  const services: Outside = {
    db: openDatabase(watchDatabase(DB, call)),
    store: watch<MediaStore>(outside.store, call),
    pictures: watch<PictureMaker>(outside.pictures, call),
  };
  return { services, seen };
}

/**
 * A death at each place where it leaves something else behind: before each change of those that were seen, and after the last.
 * After a change things are as they are before the next, and a call that only reads leaves them as they are. Where more seeds
 * were asked for, a death at every call, before it is done and after.
 */
export function deathsIn({ calls, changes }: Seen): Crash[] {
  if (inject("seeds") > 1)
    return Array.from({ length: calls }, (_, index) => index + 1).flatMap((at) => [
      { at, isDone: false },
      { at, isDone: true },
    ]);
  const last = changes.at(-1);
  const before = changes.map((at) => ({ at, isDone: false }));
  return last === undefined ? before : [...before, { at: last, isDone: true }];
}

const reading = /^(read|list|render|has|get)$/;

export function watch<Port extends object>(port: Port, call: Call): Port {
  return new Proxy(port, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== "function") return method;
      if (isGenerator(method))
        return (...given: unknown[]) => listing(Reflect.apply(method, target, given), call);
      return (...given: unknown[]) =>
        call(
          async () => Reflect.apply(method, target, given) as Promise<unknown>,
          reading.test(String(name)),
        );
    },
  });
}

type Generator = (...given: unknown[]) => AsyncGenerator<unknown>;

function isGenerator(method: object): method is Generator {
  return method.constructor.name === "AsyncGeneratorFunction";
}

/** A list is one call, however much of it is taken. */
async function* listing(listed: AsyncGenerator<unknown>, call: Call): AsyncGenerator<unknown> {
  const first = await call(() => listed.next(), true);
  if (first.done) return;
  yield first.value;
  yield* listed;
}

/** Every query and every batch is one call. */
export function watchDatabase(database: D1Database, call: Call): D1Database {
  const real = new WeakMap<D1PreparedStatement, { statement: D1PreparedStatement; query: string }>();
  const isReading = (query: string) => /^\s*select\b/i.test(query);
  const wrap = (statement: D1PreparedStatement, query: string): D1PreparedStatement => {
    const ask =
      (name: "all" | "run" | "raw" | "first") =>
      (...given: unknown[]) =>
        call(
          () => (statement[name] as (...given: unknown[]) => Promise<unknown>)(...given),
          isReading(query),
          [query],
        );
    const wrapped = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values), query),
      all: ask("all"),
      run: ask("run"),
      raw: ask("raw"),
      first: ask("first"),
    } as unknown as D1PreparedStatement;
    real.set(wrapped, { statement, query });
    return wrapped;
  };
  return {
    prepare: (query: string) => wrap(database.prepare(query), query),
    batch(statements: D1PreparedStatement[]) {
      const known = statements.map((statement) => real.get(statement) ?? { statement, query: "" });
      const queries = known.map(({ query }) => query);
      return call(
        () => database.batch(known.map(({ statement }) => statement)),
        queries.every(isReading),
        queries,
      );
    },
  } as unknown as D1Database;
}
