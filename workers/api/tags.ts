import * as v from "valibot";
import { listTags } from "#domain/tag-pages/tag-list.server.ts";
import { tag } from "./answers.ts";
import { callsAbout } from "./call.ts";

const call = callsAbout("Tags");

export const tags = [
  call({
    method: "get",
    path: "/tags",
    scope: "open",
    summary: "List tags, by name",
    description: "Those that at least one published post, public letter or shown work has.",
    answers: "An array of tags.",
    data: v.array(tag),
  }).handledBy((c) => listTags(c.var.services)),
];
