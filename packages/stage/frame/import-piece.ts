import { importAddress, importAgain } from "@toadstool/elements/behaviour/import-again";
import type { ArtPiece } from "../art-piece.ts";

/** Imports the file of a piece and returns its piece. The file exports nothing else, so that it can be fetched again by its address alone. */
export type LoadPiece = () => Promise<ArtPiece<never>>;

/** The piece that `load` imports; `importAgain` says when its file is fetched once more. */
export function importPiece(load: LoadPiece, fetchFile = importAddress): Promise<ArtPiece<never>> {
  return importAgain(load, async (address) => soleExport(await fetchFile(address)));
}

function soleExport(file: unknown): ArtPiece<never> {
  const [piece, ...others] = Object.values(file as object);
  if (typeof piece !== "function" || others.length > 0)
    throw new Error("The file of a piece exports something else too.");
  return piece as ArtPiece<never>;
}
