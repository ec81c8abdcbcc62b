import type { PrintDetails } from "@toadstool/elements/loupe/print-details";
import facts from "./print-details.json" with { type: "json" };

/** How pictures of studio/public/images/ were printed, by their path there without the ending. */
export const printDetails = facts as unknown as Readonly<Record<string, PrintDetails | undefined>>;
