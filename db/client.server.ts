import { drizzle } from "drizzle-orm/d1";
import * as schema from "./schema.ts";
import { withinLimits } from "./d1/within-limits.ts";

export function openDatabase(binding: D1Database) {
  return drizzle(withinLimits(binding), { schema });
}

export type Database = ReturnType<typeof openDatabase>;
