import { tryWords } from "../words.ts";

/** How long typing must pause before the results follow it, in milliseconds. */
const rest = 200;

let waiting: ReturnType<typeof setTimeout> | undefined;
let asked = new AbortController();

/**
 * Shows what a search finds as it is typed, without leaving the page: the `data-results` of the document that its form leads to.
 * The address follows, so that a reload and a shared link show the same.
 */
export function searchAsTyped(form: HTMLFormElement): void {
  forget();
  waiting = setTimeout(() => void showResults(form), rest);
}

/** A reader who follows a link before the typing has paused wants that, not the search. */
function forget(): void {
  clearTimeout(waiting);
  asked.abort();
  const shown = document.querySelector("[data-results]");
  if (shown) shown.ariaBusy = "false";
}

for (const name of ["pointerdown", "click"])
  document.addEventListener(
    name,
    ({ target }) => target instanceof Element && target.closest("a[href], [type=submit]") && forget(),
    true,
  );

async function showResults(form: HTMLFormElement): Promise<void> {
  asked = new AbortController();
  const { signal } = asked;
  const shown = document.querySelector("[data-results]");
  if (!shown) return form.requestSubmit();
  shown.ariaBusy = "true";
  const address = addressOf(form);
  try {
    const answer = await fetch(address, { signal });
    const found = new DOMParser().parseFromString(await answer.text(), "text/html");
    const results = found.querySelector("[data-results]");
    if (!results) throw new Error("There are no results on that page.");
    shown.replaceChildren(...results.childNodes);
    history.replaceState(history.state, "", address);
    document.title = found.title;
  } catch {
    if (!signal.aborted) await tellTrouble(shown, signal);
  } finally {
    if (!signal.aborted) shown.ariaBusy = "false";
  }
}

/** Where the form would lead by itself; what is empty is left out. */
function addressOf(form: HTMLFormElement): string {
  const filled = [...new FormData(form)].filter(
    (field): field is [string, string] => typeof field[1] === "string" && field[1].trim() !== "",
  );
  const { pathname } = new URL(form.action);
  return filled.length > 0 ? `${pathname}?${new URLSearchParams(filled)}` : pathname;
}

async function tellTrouble(shown: Element, signal: AbortSignal): Promise<void> {
  const words = await tryWords();
  if (!words || signal.aborted) return;
  const trouble = document.createElement("output");
  trouble.textContent = words.script.resultsOffline;
  shown.insertBefore(trouble, shown.firstChild);
}
