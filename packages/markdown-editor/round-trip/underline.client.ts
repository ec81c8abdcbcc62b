import { commandsCtx } from "@milkdown/kit/core";
import { toggleMark } from "@milkdown/kit/prose/commands";
import { $command, $markSchema, $useKeymap } from "@milkdown/kit/utils";

/** `<u>…</u>`: markdown has no mark for it, and readers' pages allow the tag. */
export const underlineSchema = $markSchema("underline", () => ({
  parseDOM: [{ tag: "u" }, { style: "text-decoration", getAttrs: (value) => value === "underline" && null }],
  toDOM: () => ["u", 0],
  parseMarkdown: { match: () => false, runner: () => undefined },
  toMarkdown: { match: () => false, runner: () => undefined },
}));

export const toggleUnderlineCommand = $command(
  "ToggleUnderline",
  (ctx) => () => toggleMark(underlineSchema.type(ctx)),
);

export const underlineKeymap = $useKeymap("underlineKeymap", {
  ToggleUnderline: {
    shortcuts: "Mod-u",
    command: (ctx) => () => ctx.get(commandsCtx).call(toggleUnderlineCommand.key),
  },
});
