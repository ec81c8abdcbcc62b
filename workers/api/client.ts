import type { SchemaOf } from "@toadstool/hono-calls/client";
import type { Hono } from "hono";
import type { hc } from "hono/client";
import type { HonoEnv } from "../hono-env.ts";
import type { calls } from "./calls.ts";

// Types alone: nothing of the Worker may reach a browser.

/** The API for Hono’s typed client: `hc<Api>(origin).api`. */
export type Api = Hono<HonoEnv, SchemaOf<(typeof calls)[number]["declared"], "/api">>;

export type ApiClient = ReturnType<typeof hc<Api>>["api"];
