import type { Profile } from "./profile.ts";

export type Portrait = NonNullable<Profile["portrait"]>;

/** The portrait alone: a file of the studio, or one of the library. */
export const portraitAddress = ({ image }: Portrait) => imageAddress(image);

export const imageAddress = (image: string) => (image.startsWith("/") ? image : `/images/${image}`);

/** The other way round. */
export const imageAt = (address: string) => address.replace(/^\/images\//, "");
