import type { PrintDetails } from "@toadstool/elements/loupe/print-details";
import { printDetails } from "#studio/print-details.server.ts";

/** How the picture at an address was printed, where the studio knows it. */
export const printDetailsOf = (address: string): PrintDetails | undefined =>
  printDetails[address.replace(/^\/images\//, "").replace(/\.\w+$/, "")];
