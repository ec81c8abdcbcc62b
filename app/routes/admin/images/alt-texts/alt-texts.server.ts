import { data } from "react-router";
import { leadTo } from "#app/notice.ts";
import { refused, typedIn } from "#app/respond.ts";
import type { Owner } from "#domain/identity/owner.ts";
import { imageChangeInput } from "#domain/media/image.ts";
import { describeImages } from "#domain/media/library/many-images.server.ts";
import { isRefused, refuse, refusalStatus } from "#domain/outcome.ts";
import { parse } from "#domain/parse.ts";
import { counted } from "#domain/text/counted.ts";
import type { Services } from "#domain/services.ts";
import { addressOf, type LibraryView } from "../address.ts";
import { altField } from "./alt-field.ts";

/** Saves the alt texts that were written; pictures whose field was left empty stay in the list. */
export async function answerAltTexts(services: Services, owner: Owner, form: FormData, view: LibraryView) {
  const typed = typedIn(form);
  const texts = new Map<string, string>();
  const issues = [];
  for (const [name, value] of Object.entries(typed)) {
    const id = altField.idIn(name);
    const change = id && parse(imageChangeInput, { alt: value });
    if (!change) continue;
    if (isRefused(change)) issues.push({ field: name, message: change.message });
    else if (change.alt) texts.set(id, change.alt);
  }
  // What is well is not saved alone: the next page would lose what is not.
  if (issues.length > 0) {
    return refused(refuse("invalid", "invalid_input", issues[0]?.message ?? "", issues), typed);
  }
  if (texts.size === 0) {
    return refused(refuse("invalid", "nothing_written", "Write at least one alt text first."), typed);
  }
  const { described, overtaken } = await describeImages(services, owner, texts);
  if (overtaken.length > 0) return data({ described, overtaken }, { status: refusalStatus.conflict });
  return leadTo(services, addressOf(view), { words: `${counted(described, "alt text")} saved.` });
}
