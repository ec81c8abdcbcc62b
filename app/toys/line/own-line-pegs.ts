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
  say(peggedWords(done, title), done === "full" ? null : () => keepLine(before));
}

function mark(): void {
  const { codes } = lineIn(storedLine());
  for (const link of document.querySelectorAll<HTMLElement>("a[data-peg]"))
    link.toggleAttribute("data-pegged", codes.includes(link.dataset.peg ?? ""));
  for (const host of document.querySelectorAll("[data-line-count]")) {
    const words = `${codes.length} on your line`;
    if (codes.length === 0) host.replaceChildren();
    else if (host.textContent !== words)
      host.replaceChildren(
        Object.assign(document.createElement("a"), { href: hangPath, textContent: words }),
      );
  }
}

function say(words: string, undo: (() => void) | null): void {
  clearTimeout(fading);
  for (const note of document.querySelectorAll("[data-line-note]")) {
    note.replaceChildren(Object.assign(document.createElement("span"), { textContent: words }));
    if (!undo) continue;
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = "Undo";
    button.addEventListener("click", () => {
      undo();
      mark();
      say("As it was.", null);
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
