import type * as line from "../../line/line-sign.tsx";
import { Nothing, type Off } from "../nothing.ts";

export const LineSign: Off<typeof line.LineSign> = Nothing;
