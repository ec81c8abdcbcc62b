import { keptMark } from "@toadstool/openid/presence";
import { keepScroll } from "../over-page/keep-scroll.ts";
import { writeViewportHeight } from "../navigation/write-viewport-height.ts";
import { firstSign } from "./first-sign.ts";

// All the script that a reading page is sent with. The rest comes with the first sign of a reader.

const page = document.documentElement;

// The document may still be on its way.
if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", begin);
else begin();

function begin(): void {
  writeViewportHeight();
  const isChosen = markTheme();
  keepScroll();
  // Without it, the stills are there.
  if (document.querySelector("[data-loop]")) import("./start-films.ts").catch(() => undefined);
  const start = firstSign((trail) => import("./reading.ts").then(({ read }) => read(trail)));
  // The owner's browser, whose session has ended or is in another tab: what she is shown needs React.
  if (isChosen || keptMark() !== null || document.querySelector("[data-hydrate~=now]")) start();
}

/** Marks the theme in use; true where the reader has chosen another one before this script came. */
function markTheme(): boolean {
  const radios = [...document.querySelectorAll<HTMLInputElement>("[data-themes] input")];
  const isInUse = ({ value }: HTMLInputElement) => value === (page.dataset.choice ?? page.dataset.theme);
  if (radios.some((radio) => radio.checked && !radio.defaultChecked && !isInUse(radio))) return true;
  for (const radio of radios) radio.checked = isInUse(radio);
  return false;
}
