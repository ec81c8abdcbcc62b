import type { SwapKit } from "@toadstool/zine/swap";

/** The stamps, inks and letters from which visitors make a zine at /art/zine/swap; null: there is no such page. */
export const swapKit: SwapKit | null = null;
