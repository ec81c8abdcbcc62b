import { codeBlockSchema } from "@milkdown/kit/preset/commonmark";
import { textblockTypeInputRule } from "@milkdown/kit/prose/inputrules";
import { $inputRule } from "@milkdown/kit/utils";

/**
 * A fence typed at the start of a paragraph, ended by Enter, or by a space where its language precedes that. A space
 * right after the marks ends nothing: in "``` js" the language is still to come.
 */
export const typedFence = /^```(?:[ \t]*(?<language>[\w+#.-]*)[ \t]*\n|(?<spaced>[\w+#.-]+) )$/;

export const languageOf = ({ groups }: Pick<RegExpMatchArray, "groups">) =>
  groups?.language || groups?.spaced || "";

/** In place of the preset's rule, which takes "``` " for a whole fence. */
export const typedFenceRule = $inputRule((ctx) =>
  textblockTypeInputRule(typedFence, codeBlockSchema.type(ctx), (match) => ({ language: languageOf(match) })),
);
