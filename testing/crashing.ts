import type { MediaStore, PictureMaker } from "@toadstool/media/storing";
import { env } from "cloudflare:workers";
import { openDatabase } from "#db/client.server.ts";
import type { Services } from "#domain/services.ts";

type Outside = Pick<Services, "db" | "store" | "pictures">;
export type Call = <Answer>(call: () => Promise<Answer>) => Promise<Answer>;

export interface Crash {
  /** Which call to the outside is the last, from 1 on. */
  at: number;
  /** The statement was executed, but its answer is lost. */
  isDone: boolean;
}

/**
 * The outside world as a Worker sees it that dies at one of its calls: neither that nor any later one is answered, so
 * that no code that tidies up does anything. Without a crash it only counts.
 */
export function crashing(outside: Outside, crash: Crash | null = null) {
  const seen = { calls: 0 };
  let isDead = false;
  const call: Call = async (ask) => {
    if (isDead) throw new Error("crash");
    seen.calls++;
    if (seen.calls !== crash?.at) return ask();
    isDead = true;
    if (crash.isDone) await ask();
    throw new Error("crash");
  };
  const { DB } = env as unknown as { DB: D1Database };
  const services: Outside = {
    db: openDatabase(watchDatabase(DB, call)),
    store: watch<MediaStore>(outside.store, call),
    pictures: watch<PictureMaker>(outside.pictures, call),
  };
  return { services, seen };
}

export function watch<Port extends object>(port: Port, call: Call): Port {
  return new Proxy(port, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== "function") return method;
      if (isGenerator(method))
        return (...given: unknown[]) => listing(Reflect.apply(method, target, given), call);
      return (...given: unknown[]) =>
        call(async () => Reflect.apply(method, target, given) as Promise<unknown>);
    },
  });
}

type Generator = (...given: unknown[]) => AsyncGenerator<unknown>;

function isGenerator(method: object): method is Generator {
  return method.constructor.name === "AsyncGeneratorFunction";
}

/** A list is one call, however much of it is taken. */
async function* listing(listed: AsyncGenerator<unknown>, call: Call): AsyncGenerator<unknown> {
  const first = await call(() => listed.next());
  if (first.done) return;
  yield first.value;
  yield* listed;
}

/** Every query and every batch is one call. */
export function watchDatabase(database: D1Database, call: Call): D1Database {
  const real = new WeakMap<D1PreparedStatement, D1PreparedStatement>();
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement => {
    const ask =
      (name: "all" | "run" | "raw" | "first") =>
      (...given: unknown[]) =>
        call(() => (statement[name] as (...given: unknown[]) => Promise<unknown>)(...given));
    const wrapped = {
      bind: (...values: unknown[]) => wrap(statement.bind(...values)),
      all: ask("all"),
      run: ask("run"),
      raw: ask("raw"),
      first: ask("first"),
    } as unknown as D1PreparedStatement;
    real.set(wrapped, statement);
    return wrapped;
  };
  return {
    prepare: (query: string) => wrap(database.prepare(query)),
    batch: (statements: D1PreparedStatement[]) =>
      call(() => database.batch(statements.map((statement) => real.get(statement) ?? statement))),
  } as unknown as D1Database;
}
