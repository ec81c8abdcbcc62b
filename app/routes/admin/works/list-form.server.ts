import { deletedNotice } from "#app/ui/notice/notices.ts";
import { encoded } from "#domain/text/encoded.ts";
import type { Owner } from "#domain/identity/owner.ts";
import { isRefused, type Refused, refuse, refuseField } from "#domain/outcome.ts";
import type { Services } from "#domain/services.ts";
import { setHidden } from "#domain/works/hide-work.server.ts";
import { moveWork } from "#domain/works/order.server.ts";
import { deleteWork, restoreWork, returnToFile } from "#domain/works/trash.server.ts";
import type { WorkKind } from "#domain/works/work.ts";
import { answerForm, type FormHandler, type Led } from "../answer-form.server.ts";
import { formAddress, listAddress } from "./kinds.ts";

/** Does what a button of the list, or of a work's page, asks; then leads back to where the button is. */
export function answerListForm(services: Services, owner: Owner, kind: WorkKind, form: FormData) {
  return answerForm(services, owner, form, intentsOf(kind));
}

/** Whether a form is one of the buttons of the list, which a work's page has as well. */
export const isOfList = (form: FormData) => String(form.get("intent") ?? "").endsWith("-work");

function intentsOf(kind: WorkKind): Record<string, FormHandler> {
  const hide =
    (isHidden: boolean): FormHandler =>
    async (services, owner, form, id) =>
      onward(await setHidden(services, owner, kind, id, isHidden), () => backTo(kind, form));
  return {
    "hide-work": hide(true),
    "show-work": hide(false),
    "move-work": async (services, owner, form, id) => {
      const to = readMove(String(form.get("to") ?? ""));
      if (to === null) return noPlace();
      return onward(await moveWork(services, owner, kind, id, to), () => backTo(kind, form));
    },
    "delete-work": async (services, owner, form, id) =>
      onward(await deleteWork(services, owner, kind, id), (deleted) => ({
        goTo: backTo(kind, form),
        notice: deletedNotice("work", deleted.id, listAddress(kind), String(form.get("list") ?? "")),
      })),
    "restore-work": async (services, owner, form, id) =>
      onward(await restoreWork(services, owner, kind, id), () => backTo(kind, form)),
    "return-work": async (services, owner, form, id) =>
      onward(await returnToFile(services, owner, kind, id), ({ file }) =>
        form.has("page") ? formAddress(kind, file) : backTo(kind, form),
      ),
  };
}

function onward<Done>(done: Done | Refused | null, to: (done: Done) => string | Led): string | Led | Refused {
  if (isRefused(done)) return done;
  return done ? to(done) : gone();
}

/** `up`, `down`, `top`, or a place from 1. */
function readMove(to: string) {
  if (to === "up" || to === "down" || to === "top") return to;
  return /^\d{1,6}$/.test(to) ? Number(to) : null;
}

/** The list as it was searched and paged, or the work's own page. */
function backTo(kind: WorkKind, form: FormData): string {
  const page = form.get("page");
  if (typeof page === "string" && /^[\p{L}\p{M}\p{N}_-]{1,100}$/u.test(page))
    return encoded(formAddress(kind, page));
  const query = new URLSearchParams(String(form.get("list") ?? ""));
  return listAddress(kind, { q: query.get("q") ?? "", page: Number(query.get("page")) || 1 });
}

function noPlace(): Refused {
  return refuseField("invalid", "place_unreadable", "to", "Enter the number of a place, such as 3.");
}

function gone(): Refused {
  const message =
    "This work no longer exists; it may have been deleted in another window. Check the trash below.";
  return refuse("missing", "not_found", message);
}
