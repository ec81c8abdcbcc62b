import { lookUp, lookUpInput } from "#domain/drafts/look-up.server.ts";
import { lookUpResult } from "./answers.ts";
import { callsAbout } from "./call.ts";

const call = callsAbout("Lookup");

export const lookup = [
  call({
    method: "post",
    path: "/lookup",
    // It only reads.
    scope: "read",
    isUnseen: true,
    summary: "Find out which texts are here, and which addresses are taken",
    description:
      "Up to 500 of each: `keys` are those that posts and drafts were created with (`publishKey`, `draftKey`), `slugs` are of posts, `paths` of pages.",
    json: lookUpInput,
    answers:
      "`texts` that were made with these keys, as they are now, also those in the trash, each with the bulk `change` that made it and whether no one has saved it since; what is `taken` of the slugs and paths; and the `slugRule` by which the site makes slugs of titles, with its language.",
    data: lookUpResult,
  }).handledBy((c) => lookUp(c.var.services, c.var.owner, c.req.valid("json"))),
];
