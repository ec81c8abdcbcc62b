import * as v from "valibot";
import { searchTerms } from "#domain/text/fold.ts";
import { setHidden } from "#domain/works/hide-work.server.ts";
import { moveInput } from "#domain/works/order.ts";
import { moveWork } from "#domain/works/order.server.ts";
import { listByPlace } from "#domain/works/owners-list.server.ts";
import { findOwnersWork } from "#domain/works/owners-works.server.ts";
import { createWork, saveWork } from "#domain/works/save-work.server.ts";
import { workInput } from "#domain/works/save-work.ts";
import { deleteWork, restoreWork, returnToFile } from "#domain/works/trash.server.ts";
import { deleted, listedWork, restoredWork, returnedWork, work } from "./answers.ts";
import { callsAbout } from "./call.ts";
import { namedTwice, shown, withCurrent } from "./show.ts";
import { kindIn, showListedWork, showWork } from "./show-work.ts";

const call = callsAbout("Works");
const missing = { 404: "No such work, or no such kind: `project`, `artwork` and `zine` are." };
const pageCounts = { page: v.number(), pages: v.number(), found: v.number() };

/** Projects, artworks and zines, as /admin/works has them: hidden ones too. */
export const works = [
  call({
    method: "get",
    path: "/works/:kind",
    scope: "read",
    summary: "List works of a kind, in their order",
    description: "`kind` is `project`, `artwork` or `zine`. Works that readers do not see are listed too.",
    query: {
      q: "Search terms, separated by commas; every term must be found.",
      page: "From 1; 50 works are on each.",
    },
    answers: "An array of works without their `facts`; `page`, `pages` and `found` are beside `data`.",
    data: v.array(listedWork),
    beside: pageCounts,
    errors: missing,
  }).handledBy(async (c) => {
    const kind = kindIn(c);
    if (!kind) return null;
    const wanted = { kind, terms: searchTerms(c.req.query("q") ?? ""), page: Number(c.req.query("page")) };
    const { works: listed, page, pages, found } = await listByPlace(c.var.services, c.var.owner, wanted);
    return { data: listed.map(showListedWork), page, pages, found };
  }),

  call({
    method: "get",
    path: "/works/:kind/:id",
    scope: "read",
    summary: "One work",
    description: "By its `id`, or by the slug of its file.",
    answers: "The work.",
    data: work,
    errors: missing,
  }).handledBy(async (c) => {
    const kind = kindIn(c);
    return (
      kind && shown(await findOwnersWork(c.var.services, c.var.owner, kind, c.req.param("id")), showWork)
    );
  }),

  call({
    method: "post",
    path: "/works/:kind",
    scope: "works",
    summary: "Add a work, the first of its list",
    description:
      "`facts` are those that a work of its kind is answered with; its pictures are images of the library (`/media/…`): upload them first. `shown` is `yes`, `no` or `later`, at `publishAt`. `tags` are names, with a page and a feed for each. Create `workKey` (a UUID) once and repeat it with every attempt: this makes one work.",
    json: workInput,
    status: 201,
    answers: "The work.",
    data: work,
    errors: { ...missing, 409: "The slug is taken.", 413: "The body is over 2 MB." },
  }).handledBy(async (c) => {
    const kind = kindIn(c);
    return kind && shown(await createWork(c.var.services, c.var.owner, kind, c.req.valid("json")), showWork);
  }),

  call({
    method: "put",
    path: "/works/:kind/:id",
    scope: "works",
    summary: "Change a work",
    description:
      "`facts` are written as a whole. Without `shown` readers see as much of it as before; without `tags` those stay. A change of a file’s work is laid over the file.",
    json: workInput,
    answers: "The work.",
    data: work,
    errors: {
      ...missing,
      409: "The slug is taken, or the work was saved elsewhere since `version` (code `changed_elsewhere`): `data.current`, beside `error`, is then the current work.",
      413: "The body is over 2 MB.",
    },
    current: work,
  }).handledBy(async (c) => {
    const { services, owner } = c.var;
    const kind = kindIn(c);
    if (!kind) return null;
    const id = c.req.param("id");
    const saved = shown(await saveWork(services, owner, kind, id, c.req.valid("json")), showWork);
    return withCurrent(saved, () => findOwnersWork(services, owner, kind, id), showWork);
  }),

  call({
    method: "put",
    path: "/works/:kind/:id/hidden",
    scope: "works",
    summary: "Hide a work from readers, or show it now",
    json: v.object({ isHidden: v.boolean("isHidden must be true or false.") }),
    answers: "The work.",
    data: work,
    errors: { ...missing, 409: "It was changed in the same moment." },
  }).handledBy(async (c) => {
    const { services, owner } = c.var;
    const kind = kindIn(c);
    if (!kind) return null;
    const { isHidden } = c.req.valid("json");
    return shown(await setHidden(services, owner, kind, c.req.param("id"), isHidden), showWork);
  }),

  call({
    method: "put",
    path: "/works/:kind/:id/place",
    scope: "works",
    summary: "Move a work to another place of its list",
    description: "`to` is `up`, `down`, `top`, or a place from 1.",
    json: moveInput,
    answers: "The work.",
    data: work,
    errors: { ...missing, 409: "It was changed in the same moment." },
  }).handledBy(async (c) => {
    const { services, owner } = c.var;
    const kind = kindIn(c);
    return (
      kind &&
      shown(await moveWork(services, owner, kind, c.req.param("id"), c.req.valid("json").to), showWork)
    );
  }),

  call({
    method: "delete",
    path: "/works/:kind/:id",
    scope: "works",
    summary: "Delete a work (kept in the trash for 30 days)",
    answers: "Its `id`.",
    data: deleted,
    errors: { ...missing, 409: "It is a file of the site: hide it." },
  }).handledBy(async (c) => {
    const kind = kindIn(c);
    return kind && shown(await deleteWork(c.var.services, c.var.owner, kind, c.req.param("id")), namedTwice);
  }),

  call({
    method: "post",
    path: "/works/:kind/:id/restore",
    scope: "works",
    summary: "Restore a work from the trash",
    answers: "Its `id` and `kind`.",
    data: restoredWork,
    errors: { 404: "No such work in the trash.", 409: "Another work has its slug." },
  }).handledBy(async (c) => {
    const kind = kindIn(c);
    return kind && restoreWork(c.var.services, c.var.owner, kind, c.req.param("id"));
  }),

  call({
    method: "delete",
    path: "/works/:kind/:id/changes",
    scope: "works",
    summary: "Remove the changes of a file’s work",
    description: "Readers see the file of `studio/` again. What was changed is forgotten.",
    answers: "The slug of its `file`.",
    data: returnedWork,
    errors: { 404: "No such work, or it has no changes." },
  }).handledBy(async (c) => {
    const kind = kindIn(c);
    return kind && returnToFile(c.var.services, c.var.owner, kind, c.req.param("id"));
  }),
];
