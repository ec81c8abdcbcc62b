import { type ESTree, parseAst } from "vite";

/** One change of a source file, which its tests should notice. */
export interface Mutant {
  file: string;
  kind: "operator" | "not" | "boolean" | "number" | "value";
  /** From 1 on. */
  line: number;
  /** The text that is replaced begins here, in UTF-16 units. */
  at: number;
  before: string;
  after: string;
}

type Node = ESTree.Node & { start: number; end: number };

const operators: Record<string, string> = {
  "===": "!==",
  "!==": "===",
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "+": "-",
  "-": "+",
  "*": "/",
  "/": "*",
  "&&": "||",
  "||": "&&",
  "??": "||",
};
/** Types let it pass anywhere, so that a test has to notice it. */
const nothing = "null as never";

/** Every change that is tried of the code in a file; imports, types and texts stay. */
export function candidatesIn(file: string, code: string): Mutant[] {
  const found: Mutant[] = [];
  const add = (kind: Mutant["kind"], start: number, end: number, after: string) => {
    const line = code.slice(0, start).split("\n").length;
    found.push({ file, kind, line, at: start, before: code.slice(start, end), after });
  };
  const program = parseAst(code, { lang: file.endsWith("x") ? "tsx" : "ts" });
  visit(program as unknown as Node, (node) => {
    if (node.type === "BinaryExpression" || node.type === "LogicalExpression") {
      const between = code.slice((node.left as Node).end, (node.right as Node).start);
      const other = operators[node.operator];
      // The operand may have brackets around it; a comment there could hold the same signs.
      const at = /^[\s)]*/.exec(between)?.[0].length ?? 0;
      const start = (node.left as Node).end + at;
      if (other && between.startsWith(node.operator, at))
        add("operator", start, start + node.operator.length, other);
    } else if (node.type === "UnaryExpression" && node.operator === "!") {
      add("not", node.start, node.end, code.slice((node.argument as Node).start, node.end));
    } else if (node.type === "Literal" && typeof node.value === "boolean") {
      add("boolean", node.start, node.end, String(!node.value));
    } else if (node.type === "Literal" && typeof node.value === "number") {
      add("number", node.start, node.end, String(node.value + 1));
    } else if (node.type === "ReturnStatement" && node.argument && !isNothing(node.argument)) {
      add("value", (node.argument as Node).start, (node.argument as Node).end, nothing);
    } else if (
      node.type === "ArrowFunctionExpression" &&
      node.body.type !== "BlockStatement" &&
      !isNothing(node.body)
    ) {
      add("value", (node.body as Node).start, (node.body as Node).end, nothing);
    }
  });
  return found;
}

/** The source with the change. */
export function withMutant(code: string, { at, before, after }: Mutant): string {
  return code.slice(0, at) + after + code.slice(at + before.length);
}

function isNothing(node: ESTree.Expression): boolean {
  if (node.type === "Identifier") return node.name === "undefined";
  return node.type === "Literal" && node.value === null;
}

function visit(value: unknown, see: (node: Node) => void): void {
  if (Array.isArray(value)) for (const each of value) visit(each, see);
  else if (isNode(value) && !isLeftOut(value)) {
    see(value);
    for (const part of Object.values(value)) visit(part, see);
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

/** Imports, and types but for the expressions that they are written upon. */
function isLeftOut({ type }: Node): boolean {
  if (/^TS(As|Satisfies|NonNull|Instantiation)Expression$/.test(type)) return false;
  return type === "ImportDeclaration" || type.startsWith("TS");
}
