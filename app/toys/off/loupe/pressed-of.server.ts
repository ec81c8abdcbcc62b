import type * as loupe from "../../loupe/pressed-of.server.ts";

export const pressedOf: typeof loupe.pressedOf = () => undefined;
