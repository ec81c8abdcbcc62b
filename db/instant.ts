import { integer } from "drizzle-orm/sqlite-core";

/** Instants are stored as Unix milliseconds, UTC. */
export const instant = (name: string) => integer(name, { mode: "timestamp_ms" });
