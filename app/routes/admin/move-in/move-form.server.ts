import { notFound } from "#app/respond.ts";
import type { Owner } from "#domain/identity/owner.ts";
import { isRefused, refuseField } from "#domain/outcome.ts";
import { moveActInput, moveActs } from "#domain/moving-in/move.ts";
import { discardMove } from "#domain/moving-in/moves.server.ts";
import { actOnMove } from "#domain/moving-in/start-move.server.ts";
import { readDecisions } from "#domain/subscribers/importing/import.ts";
import { parse } from "#domain/parse.ts";
import type { Services } from "#domain/services.ts";
import { answerForm, type FormHandler } from "../answer-form.server.ts";
import { gone } from "./move-page.server.ts";

/** Does what one button of a move’s page asks. */
export function answerMoveForm(services: Services, owner: Owner, form: FormData, id: string) {
  return answerForm(services, owner, form, intents, id);
}

const answerAct: FormHandler = async (services, owner, form, id) => {
  const withReaders = form.get("readers") === "yes";
  const consent = withReaders ? String(form.get("consent") ?? "") : "";
  if (withReaders && consent.trim() === "") return consentMissing;
  const input = parse(moveActInput, {
    act: form.get("intent"),
    consent,
    decisions: readDecisions(form),
  });
  if (isRefused(input)) return input;
  const outcome = await actOnMove(services, owner, id, input);
  if (!outcome) throw notFound(gone);
  return isRefused(outcome) ? outcome : `/admin/move-in/${id}`;
};

const consentMissing = refuseField(
  "invalid",
  "consent_missing",
  "consent",
  "Describe how these people agreed to receive your letters, or leave the readers out.",
);

const intents: Record<string, FormHandler> = {
  ...Object.fromEntries(moveActs.map((act) => [act, answerAct])),
  discard: async (services, owner, _form, id) => {
    const outcome = await discardMove(services, owner, id);
    return isRefused(outcome) ? outcome : "/admin/move-in";
  },
};
