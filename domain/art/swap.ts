import {
  altOf,
  printPage,
  readSwap,
  type Swap,
  type SwapKit,
  swapPage,
  titleOf,
  transcriptOf,
} from "@toadstool/zine/swap";

/** Where visitors make a zine; the zine that an address holds is beneath it. */
export const swapPath = "/art/zine/swap";
export const swapAddress = (code: string) => `${swapPath}/${code}`;

/** The card that a shared link shows. */
export const swapCardAddress = (code: string) => `${swapAddress(code)}/card.png`;

/** A swapped zine as the reader takes it; null where the address holds none. */
export function shownSwap(kit: SwapKit | null, code: string) {
  const swap = kit && readSwap(kit, code);
  if (!kit || !swap) return null;
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
export function swapFile(
  kit: SwapKit | null,
  code: string,
  file: string,
): { svg: string } | { card: Swap } | null {
  const swap = kit && readSwap(kit, code);
  if (!kit || !swap) return null;
  if (file === "card.png") return { card: swap };
  const [, number] = /^([1-4])\.svg$/.exec(file) ?? [];
  const page = number && swap.pages[Number(number) - 1];
  return page ? { svg: printPage(kit, page) } : null;
}
