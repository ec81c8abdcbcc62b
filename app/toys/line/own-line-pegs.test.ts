import { compileMessages } from "@toadstool/language/messages";
import { parseHTML } from "linkedom";
import { afterEach, expect, it, vi } from "vitest";
import { english } from "#domain/words/catalogues/en.ts";
import { tryWords } from "#app/browser/words.ts";
import { keepLine } from "./own-line.ts";
import { showLine } from "./own-line-pegs.ts";

afterEach(() => vi.unstubAllGlobals());

it("the sign counts what hangs when its words have come, not when they were asked for", async () => {
  const { document } = parseHTML('<html data-words="en-1"><body><p data-line-count></p></body></html>');
  let answer: ((words: Response) => void) | undefined;
  const coming = new Promise<Response>((resolve) => (answer = resolve));
  vi.stubGlobal("document", document);
  const hear = vi.fn<() => void>();
  vi.stubGlobal("window", { addEventListener: hear, removeEventListener: hear });
  vi.stubGlobal("fetch", () => coming);
  const shown = () => document.querySelector("[data-line-count]")?.textContent;
  keepLine({ codes: ["frog"], title: "" });
  const end = showLine();
  keepLine({ codes: [], title: "" });
  answer?.(Response.json({ language: "en", messages: compileMessages(english) }));
  await tryWords();
  await new Promise(setImmediate);
  expect(shown()).toBe("");
  keepLine({ codes: ["frog"], title: "" });
  await new Promise(setImmediate);
  expect(shown()).toBe("1 on your line");
  end();
});
