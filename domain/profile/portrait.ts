import type { Profile } from "./profile.ts";

export type Portrait = NonNullable<Profile["portrait"]>;

/** The portrait alone: a file of the studio, or one of the library. */
export function portraitAddress({ image }: Portrait): string {
  return image.startsWith("/") ? image : `/images/${image}`;
}
