import { parserCtx, ParserReady, schemaCtx, serializerCtx, SerializerReady } from "@milkdown/kit/core";
import { createSlice, createTimer, type MilkdownPlugin } from "@milkdown/kit/ctx";
import * as commonmark from "@milkdown/kit/preset/commonmark";
import * as gfm from "@milkdown/kit/preset/gfm";
import { alignedCells } from "./aligned-cells.client.ts";
import { embedSchema, rawBlockSchema, rawInlineSchema } from "./own-nodes.client.ts";
import type { Reading } from "./reading.ts";
import { createRoundTrip, type RoundTrip } from "./round-trip.ts";
import { typedFenceRule } from "../surface/typed-fence.client.ts";
import { typedMarks } from "../surface/typed-marks.client.ts";
import { toggleUnderlineCommand, underlineKeymap, underlineSchema } from "./underline.client.ts";

/** Those that rewrite the text or the document behind the writer's back. */
const normalising = [
  commonmark.remarkAddOrderInListPlugin,
  commonmark.remarkInlineLinkPlugin,
  commonmark.remarkLineBreak,
  commonmark.remarkHtmlTransformer,
  commonmark.remarkMarker,
  commonmark.remarkPreserveEmptyLinePlugin,
  commonmark.htmlAttr,
  commonmark.htmlSchema,
  [commonmark.syncHeadingIdPlugin, commonmark.syncListOrderPlugin],
  gfm.remarkGFMPlugin,
  commonmark.createCodeBlockInputRule,
].flat() as MilkdownPlugin[];

/** Code fences keep what follows their language. */
const codeWithMeta = commonmark.codeBlockSchema.extendSchema((before) => (ctx) => {
  const spec = before(ctx);
  return { ...spec, attrs: { ...spec.attrs, meta: { default: "", validate: "string" } } };
});

/** Items begin close together: Milkdown's own are born with blank lines between their parts. */
const tightItems = gfm.extendListItemSchemaForTask.extendSchema((before) => (ctx) => {
  const spec = before(ctx);
  return { ...spec, attrs: { ...spec.attrs, spread: { default: false, validate: "boolean" } } };
});

export const roundTripCtx = createSlice({} as RoundTrip, "roundTrip");
const RoundTripReady = createTimer("RoundTripReady");

/** Gives the surface our reading and writing of markdown in place of Milkdown's own. */
const roundTripPlugin =
  (reading: Reading): MilkdownPlugin =>
  (ctx) => {
    ctx.inject(roundTripCtx).record(RoundTripReady);
    return async () => {
      await Promise.all([ctx.wait(ParserReady), ctx.wait(SerializerReady)]);
      const roundTrip = createRoundTrip(ctx.get(schemaCtx), reading);
      ctx.set(roundTripCtx, roundTrip);
      ctx.set(parserCtx, roundTrip.parse);
      ctx.set(serializerCtx, roundTrip.write);
      ctx.done(RoundTripReady);
    };
  };

/** The nodes and marks alone, which is all that reading and writing need. */
export const writingSchema: MilkdownPlugin[] = [
  commonmark.schema,
  gfm.schema,
  codeWithMeta,
  tightItems,
  alignedCells,
  underlineSchema,
  rawBlockSchema,
  rawInlineSchema,
  embedSchema,
]
  .flat()
  .filter((plugin) => !normalising.includes(plugin));

/** Everything the surface uses of Milkdown's presets, with our nodes: what they are for `Editor.use`. */
export const writingPlugins = (reading: Reading): MilkdownPlugin[] =>
  [
    writingSchema,
    roundTripPlugin(reading),
    commonmark.inputRules,
    typedFenceRule,
    typedMarks,
    commonmark.commands,
    commonmark.keymap,
    commonmark.plugins,
    gfm.inputRules,
    gfm.pasteRules,
    gfm.keymap,
    gfm.commands,
    gfm.plugins,
    toggleUnderlineCommand,
    underlineKeymap,
  ]
    .flat()
    .filter((plugin) => !normalising.includes(plugin));
