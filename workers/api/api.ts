import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Door } from "../door.ts";
import { docsOf } from "./docs.ts";
import { drafts } from "./drafts.ts";
import { email } from "./email.ts";
import { posts } from "./posts.ts";
import { largestBody } from "./read-json.ts";
import { answerError } from "./respond.ts";

export const api = new Hono<Door>();

api.use(
  bodyLimit({
    maxSize: largestBody,
    onError: (c) => answerError(c, 413, "body_too_large", "The body is over 1 MB. Send less at once."),
  }),
);
api.route("/posts", posts);
api.route("/drafts", drafts);
api.route("/email", email);
api.route("/", docsOf(api));

api.all("*", (c) => answerError(c, 404, "not_found", "The API has no such call. /api/docs lists them all."));
api.onError((error, c) => {
  console.error(error);
  const message = "Something broke on our side. Nothing was changed; please try again.";
  return answerError(c, 500, "internal", message);
});
