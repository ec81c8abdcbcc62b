import type { Door } from "#domain/profile/door.ts";
import { Beast } from "./brand/beast.tsx";
import { LitWindow } from "./brand/lit-window.tsx";

const knock = {
  to: "/art/everyone-is-up-late",
  word: "Knock",
  label: "Knock on a window of Everyone Is Up Late",
};

/** The ears are those of this very seed. */
const draw = {
  to: "/art/series/riso-woodles?seed=294",
  word: "Draw me",
  label: "Draw me: a beast of Riso Woodles whose ears are all you see so far",
};

/** Under the toadstool, beside the name: straight into the best rooms. */
export const doors: Door[] = [knock, draw];

export function DoorPicture({ door }: { door: Door }) {
  return door.to === knock.to ? <LitWindow /> : <Beast />;
}
