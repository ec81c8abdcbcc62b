import { readSwap } from "./code.ts";
import { type SwapKit, swapPage } from "./kit.ts";
import { printPage } from "./print.ts";
import type { Swap } from "./swap.ts";
import { altOf, titleOf, transcriptOf } from "./words.ts";

/** Where visitors make a zine; the zine that an address holds is beneath it. */
export const swapPath = "/art/zine/swap";
export const swapAddress = (code: string) => `${swapPath}/${code}`;

/** The card that a shared link shows. */
export const swapCardAddress = (code: string) => `${swapAddress(code)}/card.png`;

/** A swapped zine as the reader takes it; null where the address holds none. */
export function shownSwap(kit: SwapKit, code: string) {
  const swap = readSwap(kit, code);
  if (!swap) return null;
  return {
    title: titleOf(swap),
    ...swapPage,
    pages: swap.pages.map((page, at) => {
      const src = `${swapAddress(code)}/${at + 1}.svg`;
      return { alt: altOf(kit, page), transcript: transcriptOf(page), src, whole: src };
    }),
  };
}

/** A file beside a swapped zine: one of its pages as SVG, or what draws its card; null where there is none. */
export function swapFile(kit: SwapKit, code: string, file: string): { svg: string } | { card: Swap } | null {
  const swap = readSwap(kit, code);
  if (!swap) return null;
  if (file === "card.png") return { card: swap };
  const [, number] = /^([1-4])\.svg$/.exec(file) ?? [];
  const page = number && swap.pages[Number(number) - 1];
  return page ? { svg: printPage(kit, page) } : null;
}
