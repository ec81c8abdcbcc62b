import { config, init, schema as schemaPlugin, schemaCtx, SchemaReady } from "@milkdown/kit/core";
import { Clock, Container, Ctx } from "@milkdown/kit/ctx";
import type { Schema } from "@milkdown/kit/prose/model";
import { writingSchema } from "./writing-plugins.client.ts";

/** The surface's schema without a surface, for what reads and writes text alone: no document is needed. */
export async function openWritingSchema(): Promise<Schema> {
  const ctx = new Ctx(new Container(), new Clock());
  const runners = [config(() => undefined), init({} as never), schemaPlugin, ...writingSchema].map((plugin) =>
    plugin(ctx),
  );
  await Promise.all([ctx.wait(SchemaReady), ...runners.map((run) => run())]);
  return ctx.get(schemaCtx);
}
