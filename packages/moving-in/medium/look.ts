import type { Look } from "../contents.ts";

export const lookForMedium: Look = async () => null;
