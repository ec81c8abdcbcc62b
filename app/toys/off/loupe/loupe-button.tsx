import type * as loupe from "../../loupe/loupe-button.tsx";
import { Nothing, type Off } from "../nothing.ts";

export const LoupeButton: Off<typeof loupe.LoupeButton> = Nothing;
