import type { Words } from "#domain/words/words.ts";
import { tryWords } from "../words.ts";

const troubleId = "page-trouble";
let asked = 0;

/** Says what did not come, over the page. React never sees it: `forgetTrouble` is called before it takes the page over. */
export async function tellTrouble(say: (words: Words) => string): Promise<void> {
  forgetTrouble();
  const turn = asked;
  const words = await tryWords();
  if (!words || turn !== asked) return;
  const trouble = document.createElement("output");
  Object.assign(trouble, { id: troubleId, className: "page-trouble", textContent: say(words) });
  document.body.appendChild(trouble);
}

export function forgetTrouble(): void {
  asked++;
  document.getElementById(troubleId)?.remove();
}
