import { findPictures } from "#domain/articles/placing.server.ts";
import { inkNames, letterLook, type LetterLook } from "#domain/profile/letter-look.ts";
import { isRefused, type Refused, refuseField } from "#domain/outcome.ts";
import type { Services } from "#domain/services.ts";
import { parseTyped } from "../facts/saving.server.ts";

/** The look as its form’s fields hold it. */
export function fieldsOf({ mark = "", ...inks }: LetterLook): Record<string, string> {
  return { mark, ...inks };
}

/** What was typed, as a look; refused where letters would be hard to read, or the library lacks the mark. */
export async function lookFrom(
  services: Pick<Services, "db">,
  typed: Record<string, string>,
): Promise<LetterLook | Refused> {
  const mark = typed.mark?.trim();
  const inks = inkNames.map((name) => [name, typed[name]?.trim().toLowerCase() ?? ""]);
  const look = parseTyped(letterLook, { ...Object.fromEntries(inks), ...(mark && { mark }) });
  if (isRefused(look) || !look.mark) return look;
  if ((await findPictures(services, [look.mark]))[look.mark]) return look;
  return refuseField(
    "invalid",
    "no_such_picture",
    "mark",
    "This is no picture of the library. Choose another.",
  );
}
