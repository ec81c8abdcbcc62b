import { leadTo } from "#app/notice.ts";
import type { Press } from "#app/press.server.ts";
import { notFound, typedIn } from "#app/respond.ts";
import type { Owner } from "#domain/identity/owner.ts";
import { isRefused, type Refused } from "#domain/outcome.ts";
import { parse } from "#domain/parse.ts";
import type { Services } from "#domain/services.ts";
import type { OwnersWork } from "#domain/works/owners-work.ts";
import { keepAltTexts } from "#domain/works/keep-alt-texts.server.ts";
import { createWork, saveWork } from "#domain/works/save-work.server.ts";
import { workInput } from "#domain/works/save-work.ts";
import type { WorkKind } from "#domain/works/work.ts";
import { workAddress } from "#domain/works/work-address.ts";
import { formAddress, kindAt } from "../works/kinds.ts";
import type { Fields } from "./fields.ts";
import { fieldOfIssue, readFields } from "./read-fields.server.ts";

/** The press of a work’s form; one without an id makes a new work. */
export const savesWork: Press = async (services, owner, form, { id, url }) => {
  const kind = kindAt(url.pathname.split("/").at(3));
  if (!kind) throw notFound();
  return id ? saveForm(services, owner, kind, id, form) : makeOfForm(services, owner, kind, form);
};

/** Makes a work of what was typed; a refusal gives it back. */
export async function makeOfForm(services: Services, owner: Owner, kind: WorkKind, form: FormData) {
  const fields = typedIn(form);
  const input = parse(workInput, { ...stateIn(fields), facts: readFields(kind, fields, null) });
  const made = isRefused(input) ? input : await createWork(services, owner, kind, input);
  return answer(services, owner, made);
}

/** Saves what was typed over a work. `over` is the version that its author has chosen to replace. */
export async function saveForm(services: Services, owner: Owner, kind: WorkKind, id: string, form: FormData) {
  const fields = typedIn(form);
  const version = fields.over || fields.version || undefined;
  const input = parse(workInput, { ...stateIn(fields), facts: null, version });
  const saved = isRefused(input)
    ? input
    : await saveWork(services, owner, kind, id, input, (before) => readFields(kind, fields, before));
  if (!saved) throw notFound(gone);
  return answer(services, owner, saved);
}

export const gone = "This work no longer exists. It may have been deleted in another window.";

/** The time is that of the site’s zone. */
function stateIn({ shown, publishAt, workKey, tags, translationOf }: Fields) {
  return { shown, publishAt, workKey: workKey || undefined, tags, translationOf };
}

function answer(services: Services, owner: Owner, saved: OwnersWork | Refused) {
  if (isRefused(saved)) {
    const issues = saved.issues.map((issue) => ({ ...issue, field: fieldOfIssue(issue.field) }));
    return { ...saved, issues };
  }
  services.later(keepAltTexts(services, owner, saved.facts));
  const id = saved.row?.id ?? saved.slug;
  const isShown = !saved.row?.isHidden && !saved.row?.publishAt;
  const link = isShown ? { to: workAddress(saved.kind, saved.slug), words: "View it" } : undefined;
  return leadTo(services, formAddress(saved.kind, saved.file ?? id), { words: "Saved.", link });
}
