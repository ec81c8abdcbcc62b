import { tryWords } from "#app/browser/words.ts";
import type { Words } from "#domain/words/words.ts";
import { hangPath } from "#domain/art/line.ts";
import { keepLine, lineIn, peggedWords, storedLine, togglePrint, watchLine } from "./own-line.ts";

/** Milliseconds for which the sign says what was done. */
const shownFor = 12_000;
let fading: ReturnType<typeof setTimeout> | undefined;

/** Marks the pegs of what hangs on the visitor's line, and writes its signs, now and whenever it changes. Returns what ends it. */
export function showLine(): () => void {
  mark();
  return watchLine(mark);
}

/** Pegs the print of this link, or takes it down, and says so beside it. */
export function clickPeg(link: HTMLAnchorElement): void {
  const { peg = "", title = "" } = link.dataset;
  const { done, before } = togglePrint(peg);
  mark();
  void say((words) => peggedWords(words, done, title), done === "full" ? null : () => keepLine(before));
}

function mark(): void {
  const { codes } = lineIn(storedLine());
  for (const link of document.querySelectorAll<HTMLElement>("a[data-peg]"))
    link.toggleAttribute("data-pegged", codes.includes(link.dataset.peg ?? ""));
  void countOnSigns();
}

async function countOnSigns(): Promise<void> {
  const said = await tryWords();
  const count = lineIn(storedLine()).codes.length;
  const words = count > 0 && said?.line.count({ count });
  for (const host of document.querySelectorAll("[data-line-count]")) {
    if (!words) host.replaceChildren();
    else if (host.textContent !== words)
      host.replaceChildren(
        Object.assign(document.createElement("a"), { href: hangPath, textContent: words }),
      );
  }
}

async function say(saying: (words: Words) => string, undo: (() => void) | null): Promise<void> {
  const words = await tryWords();
  if (!words) return;
  clearTimeout(fading);
  for (const note of document.querySelectorAll("[data-line-note]")) {
    note.replaceChildren(Object.assign(document.createElement("span"), { textContent: saying(words) }));
    if (!undo) continue;
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = words.line.undo;
    button.addEventListener("click", () => {
      undo();
      mark();
      void say(({ line }) => line.undone, null);
    });
    note.append(" ");
    note.appendChild(button);
  }
  fading = setTimeout(hush, shownFor);
}

function hush(): void {
  const notes = [...document.querySelectorAll("[data-line-note]")];
  // The note stays while a visitor points at Undo or has the focus there.
  if (notes.some((note) => note.matches(":hover, :focus-within"))) fading = setTimeout(hush, shownFor);
  else for (const note of notes) note.replaceChildren();
}
