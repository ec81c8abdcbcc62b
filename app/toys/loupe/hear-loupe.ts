import { hearLoupe } from "@toadstool/elements/loupe";
import { askEvent } from "#app/browser/hydration/hydration-events.ts";
import { loadWords } from "#app/browser/words.ts";
import { tellTrouble } from "#app/browser/page-script/trouble.ts";

const words = loadWords;
const onTrouble = () => void tellTrouble(({ loupe }) => loupe.failed);

/** Hears wishes for the loupe on a page that React has taken over. Returns what ends it. */
export const hearLoupes = (): (() => void) => hearLoupe({ words, onTrouble });

/** The same on a page without React, which is hydrated before the loupe opens. `trail` may hold a press that began earlier. */
export const hearLoupesEarly = (trail: readonly Event[]): (() => void) =>
  hearLoupe({
    trail,
    isReady: (picture) => !picture.closest("[data-hydrate]"),
    ask: () => window.dispatchEvent(new Event(askEvent)),
    words,
    onTrouble,
  });
