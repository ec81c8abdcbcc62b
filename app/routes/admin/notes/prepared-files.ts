import { checkImage } from "#app/browser/uploads/check-image.ts";
import { noteLimits } from "#domain/notes/note.ts";
import { makeSmaller } from "#app/browser/uploads/make-smaller.ts";
import type { ChosenFile } from "./chosen-files.tsx";

/** The files that the library takes, large photographs made smaller; and for each of the others the reason why not. */
export async function preparedFiles(
  chosen: File[],
  most: number,
): Promise<{ fit: ChosenFile[]; reasons: string[] }> {
  const checked = await Promise.all(chosen.slice(0, most).map(prepared));
  const tooMany = chosen.length > most ? [`A note shows at most ${noteLimits.pictures} pictures.`] : [];
  return {
    fit: checked.filter((each) => typeof each !== "string"),
    reasons: [...checked.filter((each) => typeof each === "string"), ...tooMany],
  };
}

async function prepared(file: File): Promise<ChosenFile | string> {
  const found = await checkImage(file);
  if (!("reason" in found)) return chosenFile(file);
  const smaller = found.canShrink ? await makeSmaller(file) : null;
  return smaller ? chosenFile(smaller) : `${file.name}: ${found.reason}`;
}

function chosenFile(file: File): ChosenFile {
  return { id: crypto.randomUUID(), file, alt: "" };
}
