import type { Words } from "@toadstool/language";
import type { elements } from "../english.ts";

/** What the buttons say, and what is said after a press. */
type CopyWords = Words<typeof elements.copying>;

const codes = "[data-article] pre > code";

/** Hears the buttons that `addCopyButtons` has made. Returns what ends it. */
export function copyCode(words: CopyWords): () => void {
  const said = document.createElement("output");
  said.className = "visually-hidden";
  document.body.appendChild(said);
  const click = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest("button[data-copy]") : null;
    const code = button?.parentElement?.querySelector("code")?.textContent;
    if (!button || !code) return;
    const say = (result: string, shown: string) => {
      said.textContent = result;
      button.textContent = shown;
      setTimeout(() => {
        said.textContent = "";
        button.textContent = words.copy;
      }, 2000);
    };
    // Where there is no clipboard, as on plain http, reading it fails too.
    Promise.resolve()
      .then(() => navigator.clipboard.writeText(code.replace(/\n$/, "")))
      .then(
        () => say(words.copied, words.copied),
        () => say(words.selectCode, words.notCopied),
      );
  };
  document.addEventListener("click", click);
  return () => {
    document.removeEventListener("click", click);
    said.remove();
  };
}

/**
 * Gives each block of code in an article a button that copies it. Without scripts there are none. A frame around the block holds
 * the button, so that it stays where it is while long lines scroll.
 */
export function addCopyButtons({ copy }: Pick<CopyWords, "copy">): void {
  for (const code of document.querySelectorAll(codes)) {
    const pre = code.parentElement;
    if (!pre || pre.parentElement?.matches(".code-frame")) continue;
    const frame = document.createElement("div");
    const button = document.createElement("button");
    frame.className = "code-frame";
    button.type = "button";
    button.dataset.copy = "";
    button.textContent = copy;
    pre.replaceWith(frame);
    frame.appendChild(pre);
    frame.appendChild(button);
  }
}
