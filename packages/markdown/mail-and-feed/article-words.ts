import type { Words } from "@toadstool/language";
import type { article } from "../english.ts";

export type ArticleWords = Words<typeof article>;
