import * as v from "valibot";
import { pageOfIssues, readSentLetter } from "#domain/newsletter/issues.server.ts";
import { isRefused } from "#domain/outcome.ts";
import { letter } from "./answers.ts";
import { callsAbout } from "./call.ts";
import { pageAsked, pageErrors, pageQuery } from "./page-asked.ts";

const call = callsAbout("Email");

const whole = v.object({
  ...letter.entries,
  /** Markdown. */
  content: v.string(),
  tags: v.array(v.string()),
});

export const letters = [
  call({
    method: "get",
    path: "/letters",
    scope: "read",
    summary: "List letters, newest first",
    description:
      "Those that were sent, are being sent or are scheduled, also where the archive does not show them; without their texts. Welcome letters are not listed.",
    query: pageQuery,
    answers: "An array of letters; `cursor` beside `data` requests the next page.",
    data: v.array(letter),
    beside: { cursor: v.nullable(v.string()) },
    errors: pageErrors,
  }).handledBy(async (c) => {
    const wanted = pageAsked(c.req.query());
    if (isRefused(wanted)) return wanted;
    const { issues, cursor } = await pageOfIssues(c.var.services, c.var.owner, wanted);
    return { data: issues, cursor };
  }),

  call({
    method: "get",
    path: "/letters/:id",
    scope: "read",
    summary: "One letter",
    answers: "The letter with its text in Markdown.",
    data: whole,
    errors: { 404: "No such letter, or its send was undone." },
  }).handledBy((c) => readSentLetter(c.var.services, c.var.owner, c.req.param("id"))),
];
