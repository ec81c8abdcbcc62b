import * as v from "valibot";
import { press, type Press } from "#app/press.server.ts";
import { publishedNotice } from "#app/ui/notice/notices.ts";
import type { FormLink } from "#app/ui/post-editor/side/draft-panels.tsx";
import { baseInput } from "#domain/drafts/draft.ts";
import { findDraft } from "#domain/drafts/drafts.server.ts";
import { publishPage, refuseUnpublishablePage } from "#domain/drafts/publish-page.server.ts";
import { findFacts } from "#domain/facts/facts.server.ts";
import type { Owner } from "#domain/identity/owner.ts";
import { unpublishPage } from "#domain/own-pages/trash.server.ts";
import { isRefused } from "#domain/outcome.ts";
import type { Services } from "#domain/services.ts";
import { draftPresses } from "../drafts/draft-presses.server.ts";
import { goneText, id, planPresses, saves, text, written } from "../drafts/editor-presses.server.ts";

const list = "/admin/pages";
const opened = (id: string) => `${list}?page=${id}`;
const gone = goneText("page", "below");
const save = saves("page", gone);

/** What each button of the page editor does, and what is done with a page in the list. */
export const pagePresses: Record<string, Press<{ made: FormLink }>> = {
  ...draftPresses("page", list),
  ...planPresses(opened, gone),
  "publish-page": press(
    text,
    async (services, owner, input) => {
      // Before anything is saved: a form that is refused comes back as it was, to be sent again.
      const { profile } = await findFacts(services);
      const refusal = await refuseUnpublishablePage(services, input, profile);
      const page = refusal ?? (await save(services, owner, input));
      return isRefused(page) ? page : publish(services, owner, page);
    },
    published,
    written,
  ),
  // The editor has saved the text, and knows its version.
  "publish-saved-page": press(v.object({ ...baseInput.entries, id }), publish, published, written),
  "save-page": press(text, save, ({ id }) => ({ goTo: opened(id) }), written),
  "close-page": press(text, save, () => ({ goTo: list }), written),
  "unpublish-page": press(
    v.object({ id }),
    async (services, owner, { id }) => (await unpublishPage(services, owner, id)) ?? gone,
    (_, { id }) => ({ goTo: opened(id) }),
  ),
};

async function publish(services: Services, owner: Owner, page: { id: string; version?: number }) {
  const { id, version } = page;
  const made = await publishPage(services, owner, id, version);
  if (isRefused(made)) return made;
  const draft = made && (await findDraft(services, owner, id));
  return draft ? { ...draft, path: made.path } : gone;
}

function published({ id, path, title }: { id: string; path: string; title: string }) {
  return { goTo: opened(id), ...publishedNotice(path, title) };
}
