import { deletedNotice } from "#app/ui/notice/notices.ts";
import { refuse } from "#domain/outcome.ts";
import { deleteDraft } from "#domain/drafts/drafts.server.ts";
import {
  moveWelcomeLetterUp,
  switchWelcomeLetter,
} from "#domain/newsletter/welcome/welcome-letters.server.ts";
import type { FormHandler } from "../answer-form.server.ts";
import { home } from "./home.ts";

const gone = refuse(
  "missing",
  "not_found",
  "This letter no longer exists: it was deleted in another window.",
);

const switchTo =
  (isOn: boolean): FormHandler =>
  async (services, owner, _form, id) =>
    (await switchWelcomeLetter(services, owner, id, isOn)) ? home : gone;

/** What the buttons beside each welcome letter do. */
export const welcomeIntents: Record<string, FormHandler> = {
  pause: switchTo(false),
  resume: switchTo(true),
  up: async (services, owner, _form, id) => {
    await moveWelcomeLetterUp(services, owner, id);
    return home;
  },
  delete: async (services, owner, _form, id) => {
    if (!(await deleteDraft(services, owner, id))) return gone;
    return { goTo: home, notice: deletedNotice("letter", id, "/admin/email") };
  },
};
