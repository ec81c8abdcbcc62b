import type { Look } from "../contents.ts";

export const lookForWordpress: Look = async () => null;
