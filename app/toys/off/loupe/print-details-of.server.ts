import type * as loupe from "../../loupe/print-details-of.server.ts";

export const printDetailsOf: typeof loupe.printDetailsOf = () => undefined;
