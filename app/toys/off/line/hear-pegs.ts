import type * as line from "../../line/hear-pegs.ts";
import { hearNothing } from "../nothing.ts";

export const hearPegs: typeof line.hearPegs = hearNothing;
export const showPegs: typeof line.showPegs = hearNothing;
