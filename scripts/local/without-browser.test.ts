import { describe, expect, it } from "vitest";
import { parseAst } from "vite";
import { withoutBrowser } from "./without-browser.ts";

const imports = `import * as React from "react";
import { useCallback, useEffect as after, useEffectEvent, useLayoutEffect, useMemo, useSyncExternalStore } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
`;

function leave(code: string): string {
  const whole = imports + code;
  const left = withoutBrowser(whole, parseAst(whole));
  // Each line and column is where it was.
  expect(left.replaceAll(/[^\n]/g, "")).toBe(whole.replaceAll(/[^\n]/g, ""));
  expect(left).toHaveLength(whole.length);
  parseAst(left);
  return withoutSpaces(left.slice(imports.length));
}

const withoutSpaces = (text: string) => text.replaceAll(/\s/g, "");

describe("of a module the Worker gets", () => {
  it.each([
    ["no effect", "after(() => {\n  wake();\n}, [a]);", "void 0;"],
    ["no effect by React’s name", "React.useLayoutEffect(() => wake(), [a]);", "void 0;"],
    ["no event of an effect", "const press = useEffectEvent(() => wake());", "const press = () => {};"],
    [
      "the server’s snapshot of a store alone",
      "useSyncExternalStore(useCallback(listen, [a]), () => read(), () => null);",
      "useSyncExternalStore(0, 0, () => null);",
    ],
    [
      "a callback as the function that it is",
      "const press = useCallback((a) => wake(a), [b]);",
      "const press = ((a) => wake(a));",
    ],
    [
      "an element without handlers and reference",
      'jsx("a", { href, onClick: () => wake(), ref: (link) => void link.focus(), children: jsx("b", { onInput }) });',
      'jsx("a", { href, children: jsx("b", {}) });',
    ],
    [
      "a component with handlers that do nothing",
      "jsx(Button, { onClick: () => wake(), onClose, words: () => say(), children }, key);",
      "jsx(Button, { onClick: ()=>{}, onClose, words: () => say(), children }, key);",
    ],
  ])("%s", (_, code, left) => {
    expect(leave(code)).toBe(withoutSpaces(left));
  });

  it.each([
    "jsx(Button, { onClick: wake, ref, children });",
    'jsx("pond-frog", { onCroak: wake });',
    'jsx("a", { ...rest, "data-on": on, only: 1 });',
    "const word = useMemo(() => speak(), []);",
    "other.useEffect(() => wake());",
    "useSyncExternalStore(listen, read);",
  ])("as it is: %s", (code) => {
    expect(leave(code)).toBe(withoutSpaces(code));
  });
});
