import * as v from "valibot";
import { findFacts } from "#domain/facts/facts.server.ts";
import { callsAbout } from "./call.ts";

const call = callsAbout("Works");

const listedCategory = v.object({
  code: v.pipe(v.number(), v.integer()),
  name: v.string(),
  isHidden: v.boolean(),
});

export const categories = [
  call({
    method: "get",
    path: "/categories",
    scope: "read",
    summary: "List the categories of projects, in their order",
    description: "A project’s `categories` are codes of these. Readers do not see those that are hidden.",
    answers: "An array of categories.",
    data: v.array(listedCategory),
  }).handledBy(async (c) => {
    const { categories: all } = await findFacts(c.var.services);
    return all.map(({ code, name, isHidden = false }) => ({ code, name, isHidden }));
  }),
];
