import type * as loupe from "../../loupe/hear-loupe.ts";
import { hearNothing } from "../nothing.ts";

export const hearLoupes: typeof loupe.hearLoupes = hearNothing;
export const hearLoupesEarly: typeof loupe.hearLoupesEarly = hearNothing;
