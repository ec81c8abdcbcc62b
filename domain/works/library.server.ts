import type { Picture } from "@toadstool/media/showing";
import { pictureOf } from "../media/display/picture-of.ts";
import { fileAddress, type Image, imageIdOf } from "../media/image.ts";
import { findImages } from "../media/images.server.ts";
import type { Services } from "../services.ts";

/** The library's files at some addresses, as far as they are there. */
export interface LibraryFiles {
  pictureAt(address: string | undefined): Picture | undefined;
  playerAt(address: string | undefined): Player | null;
}

/** A film or a sound of the library. */
export interface Player {
  kind: "video" | "audio";
  src: string;
  /** Pixels; 0 for a sound. */
  width: number;
  height: number;
}

/** One look into the library; none where nothing is asked for. */
export async function readLibrary(
  services: Pick<Services, "db">,
  addresses: readonly (string | undefined)[],
): Promise<LibraryFiles> {
  const ids = addresses.flatMap((address = "") => imageIdOf(address) ?? []);
  const images = new Map((await findImages(services, ids)).map((image) => [image.id, image]));
  const at = (address = "") => images.get(imageIdOf(address) ?? "");
  return {
    pictureAt(address) {
      const image = at(address);
      return image?.kind === "picture" ? pictureOf(image) : undefined;
    },
    playerAt(address) {
      const image = at(address);
      return image && image.kind !== "picture" ? playerOf(image, image.kind) : null;
    },
  };
}

function playerOf({ id, revision, facts }: Image, kind: Player["kind"]): Player {
  return { kind, src: fileAddress(id, revision, facts.main), width: facts.width, height: facts.height };
}
