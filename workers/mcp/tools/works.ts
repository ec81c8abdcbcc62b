import * as v from "valibot";
import { createWork, saveWork } from "#domain/works/save-work.server.ts";
import { workInput } from "#domain/works/save-work.ts";
import { workKinds } from "#domain/works/work.ts";
import { showWork } from "../../api/show-work.ts";
import { shown } from "../../api/show.ts";
import { writing } from "../tool.ts";

const fields = {
  ...workInput.entries,
  kind: v.picklist(workKinds),
  facts: v.pipe(
    v.record(v.string(), v.unknown()),
    v.description(
      "All of its facts, with the fields that `read_work` answers for a work of the kind. Pictures are addresses of the library, `/media/…`.",
    ),
  ),
};

export const workTools = [
  writing({
    name: "create_work",
    scope: "works",
    title: "Add a work",
    description:
      "A project, artwork or zine, the first of its list. Readers see it at once, unless `shown` is `no`, or `later` with `publishAt`. Give `workKey`, a UUID, to repeat a call safely. Ask the owner before you show it.",
    input: v.object(fields),
    run: async ({ services, owner }, { kind, ...input }) =>
      shown(await createWork(services, owner, kind, input), showWork),
  }),
  writing({
    name: "change_work",
    scope: "works",
    title: "Change a work",
    description:
      "Replaces all facts of a work: read it first, and send back what is to stay. Without `shown` and `tags`, those stay. A work that is a file of the site is not written: the change is laid over it.",
    input: v.object({
      ...fields,
      id: v.string(),
      version: v.pipe(
        v.number(),
        v.integer(),
        v.description("The `version` of the work as it was read: a newer one is not written over."),
      ),
    }),
    run: async ({ services, owner }, { kind, id, ...input }) =>
      shown(await saveWork(services, owner, kind, id, input), showWork),
  }),
];
