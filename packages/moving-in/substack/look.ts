import type { Look } from "../contents.ts";

export const lookForSubstack: Look = async () => null;
