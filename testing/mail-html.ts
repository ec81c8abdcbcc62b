import { contrast } from "#domain/profile/contrast.ts";
import type { Element, ElementContent, Root, RootContent } from "hast";
import rehypeRaw from "rehype-raw";
import { unified } from "unified";
import { visit } from "unist-util-visit";

const parser = unified().use(rehypeRaw).freeze();

/** What a mail's HTML must not have, found by a parser of HTML as browsers have it; nothing where all is well. */
export function faultsOf(html: string): string[] {
  const tree = parser.runSync({ type: "root", children: [{ type: "raw", value: html }] } as Root) as Root;
  const faults: string[] = [];
  visit(tree, "element", (node) => {
    faults.push(...faultsOfElement(node));
  });
  for (const scheme of ["light", "dark"] as const) faults.push(...paleTexts(tree, html, scheme));
  if (!/^<!doctype html>\s*<html lang="[a-z-]+"/i.test(html)) faults.push("no language is named");
  const longest = Math.max(...html.split("\n").map((line) => line.length));
  if (longest > 998) faults.push(`a line of ${longest} characters`);
  return [...new Set(faults)];
}

const forbidden = ["script", "link", "iframe", "video", "audio", "form", "input", "object", "embed", "base"];

function faultsOfElement({ tagName, properties }: Element): string[] {
  const faults: string[] = [];
  const style = String(properties.style ?? "");
  if (forbidden.includes(tagName)) faults.push(`<${tagName}>`);
  if (/position\s*:|float\s*:|expression\(|url\(|@import|var\(/i.test(style)) faults.push(`style ${style}`);
  for (const [name, value] of Object.entries(properties)) {
    if (/^on/i.test(name)) faults.push(`handler ${name}`);
    if (name === "id" || name.startsWith("data")) faults.push(`${name} on <${tagName}>`);
    if (["href", "src"].includes(name) && !/^(https?:\/\/|mailto:|tel:)/.test(String(value)))
      faults.push(`relative ${name} ${String(value)}`);
  }
  if (tagName === "img") {
    if (typeof properties.alt !== "string") faults.push("a picture without alt");
    if (!(Number(properties.width) <= 600)) faults.push(`a picture of width ${String(properties.width)}`);
    if (!/(?:^|;)max-width:/.test(style)) faults.push("a picture wider than a phone");
  }
  if (tagName === "a" && !properties.href) faults.push("a link to nowhere");
  return faults;
}

interface Colours {
  ink: string;
  ground: string;
}

/** Texts with less contrast to their ground than 4.5 to 1. */
function paleTexts(tree: Root, html: string, scheme: "light" | "dark"): string[] {
  const classes = scheme === "dark" ? darkClasses(html) : new Map<string, string>();
  const faults: string[] = [];
  walk(tree, { ink: "#000000", ground: "#ffffff" });
  return faults;

  function walk(node: Root | RootContent | ElementContent, around: Colours): void {
    if (node.type === "text" && node.value.trim()) {
      const ratio = contrast(around.ink, around.ground);
      if (ratio < 4.5)
        faults.push(
          `${scheme}: ${around.ink} on ${around.ground} is ${ratio.toFixed(1)}: ${node.value.slice(0, 30)}`,
        );
    }
    if (!("children" in node)) return;
    const own = node.type === "element" ? coloursOf(node, classes, around) : around;
    const isShown = node.type !== "element" || !/display:none/.test(String(node.properties.style ?? ""));
    if (isShown && !(node.type === "element" && ["style", "title"].includes(node.tagName)))
      for (const child of node.children) walk(child, own);
  }
}

function coloursOf({ properties }: Element, classes: Map<string, string>, around: Colours): Colours {
  const names = Array.isArray(properties.className) ? properties.className.map(String) : [];
  const rules = [String(properties.style ?? ""), ...names.map((name) => classes.get(name) ?? "")].join(";");
  const last = (pattern: RegExp) => [...rules.matchAll(pattern)].at(-1)?.[1];
  return {
    ink: last(/(?:^|;)\s*color:(#[0-9a-f]{6})/g) ?? around.ink,
    ground: last(/background-color:(#[0-9a-f]{6})/g) ?? around.ground,
  };
}

/** The rules of the dark sheet, by class. */
function darkClasses(html: string): Map<string, string> {
  const sheet = /@media \(prefers-color-scheme:dark\)\{([\s\S]*?)\}\s*<\/style>/.exec(html)?.[1] ?? "";
  return new Map(
    [...sheet.matchAll(/\.([\w-]+)\{([^}]*)\}/g)].map(([, name = "", rules = ""]) => [name, rules]),
  );
}
