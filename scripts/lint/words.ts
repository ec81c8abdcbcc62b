import { idiomsIn } from "./idioms.ts";
import { jargonIn } from "./jargon.ts";
import { looksLikeWords, straightMarksIn } from "./straight-marks.ts";

/** The part of ESLint's own types that these rules need; oxlint runs plugins that are written for it. */
interface Node {
  type: string;
  parent?: Node;
  value?: unknown;
  name?: { name?: string };
  openingElement?: { name: { name?: string } };
  quasis?: { value: { cooked?: string } }[];
  tag?: unknown;
}

interface Comment {
  type: string;
  value: string;
}

interface Context {
  sourceCode: { getAllComments(): Comment[] };
  report(found: { node: Node | Comment; message: string }): void;
}

/** Attributes and fields whose whole text a person reads or hears. */
const readAttributes = new Set([
  "alt",
  "title",
  "label",
  "placeholder",
  "aria-label",
  "aria-description",
  "aria-roledescription",
  "hint",
  "description",
  "note",
  "summary",
  "text",
  "words",
]);

/** Their content is typed as it is. */
const verbatim = new Set(["code", "kbd", "pre", "samp", "script", "style"]);

type Judge = (text: string, isProse: boolean) => string[];

/** Words that a person sees have typographic quotation marks, apostrophes and dashes. */
const typographic = ruleFor((text, isProse) =>
  straightMarksIn(text, { isProse }).map((mark) => `Write ${mark} with typographic marks: ’ “ ” – .`),
);

/** Words that a person sees are plain British English. */
const plain = ruleFor((text, isProse) =>
  isProse || looksLikeWords(text)
    ? jargonIn(text).map((phrase) => `Replace “${phrase}” with a standard word.`)
    : [],
);

/** Comments are plain English, too. */
const comments = {
  meta: { type: "suggestion" },
  create: (context: Context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments())
        for (const phrase of idiomsIn(comment.value))
          context.report({ node: comment, message: `Write “${phrase}” in plain English.` });
    },
  }),
};

/** A rule that reports what `judge` says of each text that a person may read. */
function ruleFor(judge: Judge) {
  const create = (context: Context) => {
    const check = (node: Node, text: string, isProse: boolean) => {
      for (const message of judge(text, isProse)) context.report({ node, message });
    };
    return {
      JSXText(node: Node) {
        if (!isVerbatim(node)) check(node, String(node.value), true);
      },
      Literal(node: Node) {
        if (typeof node.value !== "string" || isVerbatim(node)) return;
        const attribute = node.parent?.type === "JSXAttribute" ? node.parent.name?.name : undefined;
        if (attribute !== undefined && !readAttributes.has(attribute)) return;
        check(node, node.value, attribute !== undefined);
      },
      TemplateLiteral(node: Node) {
        // SQL and the like are tagged.
        if (node.parent?.type === "TaggedTemplateExpression" || isVerbatim(node)) return;
        // A placeholder counts as a word.
        check(node, (node.quasis ?? []).map(({ value }) => value.cooked ?? "").join("x"), false);
      },
    };
  };
  return { meta: { type: "suggestion" }, create };
}

function isVerbatim(node: Node): boolean {
  for (let at: Node | undefined = node.parent; at; at = at.parent)
    if (at.type === "JSXElement" && verbatim.has(at.openingElement?.name.name ?? "")) return true;
  return false;
}

export default { meta: { name: "words" }, rules: { comments, plain, typographic } };
