import { Hono } from "hono";
import { answerBroken } from "../broken.ts";
import type { Door } from "../door.ts";
import { analytics } from "./analytics.ts";
import { refuseTokenInAddress } from "./caller.ts";
import { docsOf } from "./docs.ts";
import { drafts } from "./drafts.ts";
import { email } from "./email.ts";
import { emailWebhooks } from "./email-webhooks.ts";
import { images } from "./images.ts";
import { posts } from "./posts.ts";
import { answerError, answerRefused } from "./respond.ts";

export const api = new Hono<Door>();

api.use(async (c, next) => (c.var.bodyRefusal ? answerRefused(c, c.var.bodyRefusal) : next()));
api.use(refuseTokenInAddress);
api.route("/posts", posts);
api.route("/drafts", drafts);
api.route("/email/webhooks", emailWebhooks);
api.route("/email", email);
api.route("/image", images);
api.route("/analytics", analytics);
api.route("/", docsOf(api));

api.all("*", (c) => answerError(c, 404, "not_found", "The API has no such call. /api/docs lists them all."));
api.onError(answerBroken);
