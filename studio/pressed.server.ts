import type { Pressed } from "@toadstool/elements/loupe/pressed";
import facts from "./pressed.json" with { type: "json" };

/** How pictures of studio/public/images/ were printed, by their path there without the ending. */
export const pressed = facts as unknown as Readonly<Record<string, Pressed | undefined>>;
