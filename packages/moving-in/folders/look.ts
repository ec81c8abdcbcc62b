import type { Look } from "../contents.ts";

export const lookForFolder: Look = async () => null;
