import * as v from "valibot";
import { testInput } from "#domain/letter/letter-input.ts";
import { sendCallInput } from "#domain/newsletter/issue.ts";
import { sendIssue } from "#domain/newsletter/ledger/send-issue.server.ts";
import { sendTest } from "#domain/newsletter/test-letter.server.ts";
import { pageOfIssues, readSentLetter } from "#domain/newsletter/issues.server.ts";
import { isRefused } from "#domain/outcome.ts";
import { hashId } from "#domain/tokens/token.server.ts";
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
    method: "post",
    path: "/email/send",
    scope: "email",
    summary: "Send a letter to all confirmed subscribers",
    description:
      "The same Idempotency-Key is the same send. Without one, the same subject and content are the same send. With `isPublic`, the archive shows the letter once it has been sent; without it, only people who received the email can read it.",
    json: sendCallInput,
    status: 202,
    answers: "The issue with its account: audience = accepted + failed + uncertain + skipped + waiting.",
    data: letter,
    errors: {
      409: "There are no subscribers, email is not configured, or the key was used for another letter.",
    },
  }).handledBy(async (c) => {
    const input = c.req.valid("json");
    const key = c.req.header("Idempotency-Key") ?? `${input.subject}\n${input.content}`;
    const sendKey = `api-${await hashId(key)}`;
    return sendIssue(c.var.services, c.var.owner, { ...input, sendKey });
  }),

  call({
    method: "post",
    path: "/email/sendTest",
    scope: "email",
    isUnseen: true,
    summary: "Send a letter to one address, as a test",
    description: "The email is exactly what subscribers will receive, with '[Test]' before the subject.",
    json: testInput,
    answers: "Where it was sent `to`: the site’s own address where none is given.",
    data: v.object({ to: v.string() }),
    errors: { 409: "Email is not configured, or the mail server cannot be reached." },
  }).handledBy(async (c) => sendTest(c.var.services, c.var.owner, c.req.valid("json"))),

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
