import type { Pressed } from "@toadstool/elements/loupe/pressed";
import { pressed } from "#studio/pressed.server.ts";

/** How the picture at an address was printed, where the studio knows it. */
export const pressedOf = (address: string): Pressed | undefined =>
  pressed[address.replace(/^\/images\//, "").replace(/\.\w+$/, "")];
