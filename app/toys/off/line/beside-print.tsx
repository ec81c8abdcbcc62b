import type * as line from "../../line/beside-print.tsx";
import { Nothing, type Off } from "../nothing.ts";

export const BesidePrint: Off<typeof line.BesidePrint> = Nothing;
