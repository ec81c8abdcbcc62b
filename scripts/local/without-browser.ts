interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

/** What React does in a document, and what it leaves of it for a page that a server renders: nothing calls the functions. */
const effects = new Map([
  ["useEffect", "void 0"],
  // Its result may be handed on.
  ["useEffectEvent", "()=>{}"],
  ["useImperativeHandle", "void 0"],
  ["useInsertionEffect", "void 0"],
  ["useLayoutEffect", "void 0"],
]);

/**
 * A module without what React runs in browsers alone: effects, subscriptions, handlers, and references of HTML elements. What
 * only they use is unused then, and the bundler leaves it out. Each is replaced by as many characters, so that all else stays
 * where it is.
 */
export function withoutBrowser(code: string, program: object): string {
  const names = importsOfReact(program as Node);
  let text = code;
  const replace = (start: number, end: number, by = "") => {
    const blank = text.slice(start + by.length, end).replaceAll(/[^\n]/g, " ");
    text = text.slice(0, start) + by + blank + text.slice(end);
  };
  const visit = (node: Node): void => {
    const called = node.type === "CallExpression" ? names(node["callee"] as Node) : undefined;
    const [first, second, third] = called ? (node["arguments"] as Node[]) : [];
    const effect = called && effects.get(called);
    if (effect) return replace(node.start, node.end, effect);
    if (called === "useSyncExternalStore" && first && second && third) {
      replace(first.start, first.end, "0");
      replace(second.start, second.end, "0");
      return visit(third);
    }
    if (called === "useCallback" && first) {
      // A page is rendered once, so it is the function itself.
      replace(node.start, first.start, "(");
      replace(first.end, node.end, ")");
      return visit(first);
    }
    const isJsx = called === "jsx" || called === "jsxs";
    const properties = (isJsx && second?.["properties"]) as Node[] | false | undefined;
    if (!properties) return partsOf(node).forEach(visit);
    if (!isOfHtml(first)) visit(first as Node);
    for (const property of properties) {
      const { start, end } = property;
      const value = property["value"] as Node | undefined;
      if (!isOfBrowser(property)) visit(property);
      else if (isOfHtml(first)) replace(start, end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0));
      else if (value && /^(Arrow)?FunctionExpression$/.test(value.type) && value.end - value.start > 5)
        // A component may check whether it was given a handler.
        replace(value.start, value.end, "()=>{}");
      else visit(property);
    }
    if (third) visit(third);
  };
  visit(program as Node);
  return text;
}

/** What a called expression is in React’s own words. */
function importsOfReact(program: Node): (callee: Node) => string | undefined {
  const names = new Map<string, string>();
  const spaces = new Set<string>();
  for (const statement of program["body"] as Node[]) {
    const source = (statement["source"] as { value?: string } | null | undefined)?.value;
    if (statement.type !== "ImportDeclaration" || !/^react(\/jsx-runtime)?$/.test(source ?? "")) continue;
    for (const specifier of statement["specifiers"] as Node[]) {
      const { name } = specifier["local"] as { name: string };
      if (specifier.type !== "ImportSpecifier") spaces.add(name);
      else names.set(name, (specifier["imported"] as { name: string }).name);
    }
  }
  return (callee) => {
    if (callee.type === "Identifier") return names.get(callee["name"] as string);
    const { name: space = "" } = (callee["object"] ?? {}) as { name?: string };
    const isMember = callee.type === "MemberExpression" && !callee["computed"] && spaces.has(space);
    return isMember ? (callee["property"] as { name: string }).name : undefined;
  };
}

/** Not of a custom element, which has properties of its own. */
const isOfHtml = (node: Node | undefined) =>
  node?.type === "Literal" && /^[a-z][a-z\d]*$/.test(String(node["value"]));

function isOfBrowser(property: Node): boolean {
  const key = property["key"] as { name?: string } | undefined;
  return property.type === "Property" && !property["computed"] && /^(on[A-Z]\w*|ref)$/.test(key?.name ?? "");
}

function partsOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((part): part is Node => typeof (part as Node | null)?.type === "string");
}
