import { Hono } from "hono";
import type { Door } from "../door.ts";
import { answerError } from "./respond.ts";

export const api = new Hono<Door>();

api.all("*", (c) => answerError(c, 404, "not_found", "The API has no such call. /api/docs lists them all."));
api.onError((error, c) => {
  console.error(error);
  return answerError(
    c,
    500,
    "internal",
    "Something broke on our side. Nothing was changed; please try again.",
  );
});
