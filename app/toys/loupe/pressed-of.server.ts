import type { Pressed } from "@toadstool/elements/loupe/pressed";
import { pressed } from "#studio/pressed.server.ts";
import { hasLoupe } from "#studio/toys.ts";

/** How the picture at an address was printed, where the studio knows it and there is a loupe to see it by. */
export const pressedOf = (address: string): Pressed | undefined =>
  hasLoupe ? pressed[address.replace(/^\/images\//, "").replace(/\.\w+$/, "")] : undefined;
