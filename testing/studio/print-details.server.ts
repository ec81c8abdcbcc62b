import type { PrintDetails } from "@toadstool/elements/loupe/print-details";

/** How pictures of studio/public/images/ were printed, by their path there without the ending: for the loupe. */
export const printDetails: Readonly<Record<string, PrintDetails | undefined>> = {};
