import type { Context } from "hono";
import * as v from "valibot";
import { createdInput } from "#domain/bulk/created.ts";
import {
  beginCreating,
  findCreated,
  hasMadeAny,
  listCreated,
  listKept,
} from "#domain/bulk/created.server.ts";
import { undoCreated } from "#domain/bulk/undo-created.server.ts";
import { isRefused, type Refused } from "#domain/outcome.ts";
import { bulkChange, bulkChangeKept, undoneStep } from "./answers.ts";
import { callsAbout } from "./call.ts";
import { identifyCaller } from "./caller.ts";
import type { OwnerEnv } from "./owner-only.ts";

const call = callsAbout("Changes");
const missing = { 404: "No such change, or it is older than 30 days." };

/** What many requests make together, and how all of it is undone. */
export const changes = [
  call({
    method: "post",
    path: "/changes",
    scope: "posts",
    isUnseen: true,
    summary: "Begin a bulk change",
    description:
      "Create `key` (a UUID) once and repeat it with every attempt. Send it as `change` with what creates posts, drafts, images, redirects and subscribers: all of that can be undone together, for 30 days.",
    json: createdInput,
    status: 201,
    answers: "The change, also if it was begun before.",
    data: bulkChange,
    errors: { 409: "The key belongs to a bulk change of another kind." },
  }).handledBy((c) => beginCreating(c.var.services, c.var.owner, c.req.valid("json"))),

  call({
    method: "get",
    path: "/changes",
    scope: "read",
    summary: "List bulk changes, newest first",
    answers:
      "An array: what each has made, by kind, and how much of it was `undone`; null where nothing was. With `isOver`, its undo has come to its end, and what is left stays.",
    data: v.array(bulkChange),
  }).handledBy((c) => listCreated(c.var.services, c.var.owner)),

  call({
    method: "get",
    path: "/changes/:key",
    scope: "read",
    summary: "One bulk change",
    answers:
      "The change, and what its undo has `kept`: each with why, its `title`, and the `address` where you find it; both are empty of what is gone since. Of a redirect, `id` is the path.",
    data: bulkChangeKept,
    errors: missing,
  }).handledBy(async (c) => {
    const { services, owner } = c.var;
    const found = await findCreated(services, owner, c.req.param("key"));
    return found && { ...found, kept: await listKept(services, owner, found.key) };
  }),

  call({
    method: "post",
    path: "/changes/:key/undo",
    scope: "posts",
    summary: "Undo a bulk change",
    description:
      "Removes some of what it has made and no one has changed since: repeat the call until `isOver` is true. Images go to the trash, redirects where they still lead where they led, subscribers where they have got no letter. Where it has made images or subscribers, a token needs the scopes `images` and `email` as well.",
    answers:
      "How many things this call has `removed`, and what it has `kept`, as `GET /changes/:key` lists it.",
    data: undoneStep,
    errors: missing,
  }).handledBy(async (c) => {
    const { services, owner } = c.var;
    const key = c.req.param("key");
    const refused = await refuseScopes(c, key);
    if (refused) return refused;
    const undone = await undoCreated(services, owner, key);
    // Readers see the end of the undo at once, and with it all of it.
    if (undone && !undone.isOver) await c.var.beginChange("later");
    return undone;
  }),
];

/** A token undoes no more than it could remove one by one. */
async function refuseScopes(
  { req, var: variables }: Context<OwnerEnv>,
  key: string,
): Promise<Refused | null> {
  const { services, owner } = variables;
  for (const [kind, scope] of [
    ["image", "images"],
    ["subscriber", "email"],
  ] as const) {
    // oxlint-disable no-await-in-loop -- two
    const hasMade = await hasMadeAny(services, owner, key, kind);
    const caller = hasMade ? await identifyCaller(req.raw, scope, variables) : null;
    // oxlint-enable no-await-in-loop
    if (isRefused(caller)) return caller;
  }
  return null;
}
