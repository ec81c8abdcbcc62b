import { hydratePage } from "../hydration/hydrate-page.ts";
import { forgetTrouble, tellTrouble } from "./trouble.ts";

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
    else if (hasClick()) void tellTrouble(({ script }) => script.outdated);
    return outcome === "hydrated";
  } catch {
    if (hasClick()) void tellTrouble(({ script }) => script.unavailable);
    return false;
  }
}

function hasTyped(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea");
  return [...fields].some(({ value, defaultValue }) => value !== defaultValue);
}
