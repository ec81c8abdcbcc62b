import type * as press from "../../press/on-series.tsx";
import { Nothing, type Off } from "../nothing.ts";

export const PressPage: Off<typeof press.PressPage> = Nothing;
export const MakeAnother: Off<typeof press.MakeAnother> = Nothing;
