import type { Hono } from "hono";
import type { ClientResponse, hc } from "hono/client";
import type { SuccessStatusCode } from "hono/utils/http-status";
import type { HonoEnv } from "../hono-env.ts";
import type { SchemaOf } from "./call.ts";
import type { calls } from "./calls.ts";

// Types alone: nothing of the Worker may reach a browser.

/** The API for Hono’s typed client: `hc<Api>(origin).api`. */
export type Api = Hono<HonoEnv, SchemaOf<(typeof calls)[number]["declared"]>>;

export type ApiClient = ReturnType<typeof hc<Api>>["api"];

/** What a call of the client has under `data` when all went well. */
export type DataIn<Answer> =
  Answer extends ClientResponse<infer Body, infer Status, "json">
    ? Status extends SuccessStatusCode
      ? Body extends { data: infer Data }
        ? Data
        : null
      : never
    : never;

/** What a call of the client has as `data.current` when it is refused: the text that a save met. */
export type CurrentIn<Answer> =
  Answer extends ClientResponse<infer Body, number, "json">
    ? Body extends { error: unknown; data?: { current: infer Current } }
      ? "data" extends keyof Body
        ? Current
        : never
      : never
    : never;
