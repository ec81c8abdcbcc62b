import { hydratePage } from "../hydration/hydrate-page.ts";
import { forgetTrouble, tellTrouble } from "./trouble.ts";

const unavailable =
  "That needs a part of the page that could not be loaded. Check your connection and try again.";

const outdated =
  "The site was updated while you were here. Copy what you have typed, and reload the page to go on.";

/**
 * Lets React take the page over, and ends what the page's script did until then. Where the site was deployed again since the
 * document was sent, the document is loaded anew, unless something has been typed in it. True once React is there.
 */
export function hydrate(ends: (() => void)[], hasClick: () => boolean): Promise<boolean> {
  return (underWay ??= handOver(ends, hasClick).finally(() => (underWay = undefined)));
}

let underWay: Promise<boolean> | undefined;

async function handOver(ends: (() => void)[], hasClick: () => boolean): Promise<boolean> {
  forgetTrouble();
  try {
    const outcome = await hydratePage();
    if (outcome === "hydrated") for (const end of ends.splice(0)) end();
    else if (!hasTyped()) location.reload();
    else if (hasClick()) tellTrouble(outdated);
    return outcome === "hydrated";
  } catch {
    if (hasClick()) tellTrouble(unavailable);
    return false;
  }
}

function hasTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea");
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}
