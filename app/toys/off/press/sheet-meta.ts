import type * as press from "../../press/sheet-meta.ts";

export const sheetMeta: typeof press.sheetMeta = () => [];
