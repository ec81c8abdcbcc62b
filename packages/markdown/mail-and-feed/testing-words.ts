import { speak } from "@toadstool/language";
import { compileMessages } from "@toadstool/language/messages";
import { article } from "../english.ts";

export const testingWords = speak<typeof article>(compileMessages(article), "en");
