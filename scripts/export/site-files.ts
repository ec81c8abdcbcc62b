import { freeNames, type OutgoingFile } from "@toadstool/moving-out";
import type { MediaFacts } from "@toadstool/media/storing";
import { fileKey, imageAddress } from "#domain/media/image.ts";
import { slugFrom } from "@toadstool/language/slug";
import type { Rows } from "./read-backup.ts";
import { factsOf, isLive, textOf } from "./rows.ts";

/** Of an archive: the programs that read it, and their systems, take these. */
const rule = { script: "latin", language: "en" } as const;

/** The files of the library, by their keys in the store: of each its main file, which every program can show and which has no metadata. */
export function siteFiles({ images = [] }: Rows): Map<string, OutgoingFile> {
  const free = freeNames();
  return new Map(
    images.filter(isLive).map((row) => {
      const id = textOf(row, "id");
      const { main } = factsOf<MediaFacts>(row);
      const [, ending = ""] = /\.(\w+)$/.exec(main) ?? [];
      const words = slugFrom(textOf(row, "name").replace(/\.\w+$/, ""), rule).slice(0, 60) || id;
      // The ending belongs to the name that has to be free.
      const name = free(`${words}.${ending}`).replace(/^(.*)\.(\w+)-(\d+)$/, "$1-$3.$2");
      const kind = row.kind as OutgoingFile["kind"];
      return [
        fileKey(id, Number(row.revision), main),
        { address: imageAddress(id), name, kind, alt: textOf(row, "alt") },
      ];
    }),
  );
}
