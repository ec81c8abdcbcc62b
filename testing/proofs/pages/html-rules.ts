import { type HtmlElement, type Plugin, Rule } from "html-validate";

/** Calls `judge` with each element that a selector finds, and reports what it returns. */
function ruleFor(selector: string, judge: (element: HtmlElement) => string | null) {
  return class extends Rule {
    override setup(): void {
      this.on("dom:ready", ({ document }) => {
        for (const element of document.querySelectorAll(selector)) {
          const message = judge(element);
          if (message !== null) this.report({ node: element, message });
        }
      });
    }
  };
}

const valueOf = (element: HtmlElement, name: string) =>
  element.getAttributeValue(name)?.toLowerCase() ?? null;

const javaScript = /^(?:|(?:text|application)\/(?:javascript|ecmascript))$/;
/** HTML, section 4.12.1: what is no script names a MIME type, or is for the browser itself. */
const ofData = /^(?:importmap|speculationrules|[\w!#$&^.+-]+\/[\w!#$&^.+-]+)$/;
/** HTML, section 4.12.1: what none but a script of the browser may have. */
const ofScripts = [
  "async",
  "defer",
  "src",
  "nomodule",
  "crossorigin",
  "integrity",
  "referrerpolicy",
  "fetchpriority",
  "blocking",
];

function judgeScript(script: HtmlElement): string | null {
  const type = valueOf(script, "type") ?? "";
  const isClassic = javaScript.test(type);
  const has = (name: string) => script.hasAttribute(name);
  if (!isClassic && type !== "module") {
    if (!ofData.test(type)) return `“${type}” is no MIME type`;
    const found = ofScripts.filter(has);
    return found.length > 0 ? `a script of type “${type}” cannot have “${found.join("”, “")}”` : null;
  }
  if (isClassic && !has("src") && (has("async") || has("defer")))
    return "a script without “src” is neither asynchronous nor deferred";
  return type === "module" && (has("defer") || has("nomodule")) ? "a module is always deferred" : null;
}

/** HTML, section 4.8.4.2.1. */
function judgeSizes(element: HtmlElement): string | null {
  const [srcset, sizes] = element.tagName === "link" ? ["imagesrcset", "imagesizes"] : ["srcset", "sizes"];
  const hasWidths = /\s\d+w\s*(?:,|$)/.test(valueOf(element, srcset) ?? "");
  const isLazy = element.tagName === "img" && valueOf(element, "loading") === "lazy";
  if (element.hasAttribute(sizes) && !hasWidths) return `“${sizes}” without widths in “${srcset}”`;
  return hasWidths && !element.hasAttribute(sizes) && !isLazy
    ? `widths in “${srcset}” without “${sizes}”`
    : null;
}

const unnamed =
  /^(?:abbr|b|bdi|bdo|caption|cite|code|data|del|div|em|figcaption|i|ins|kbd|mark|p|pre|q|s|samp|small|span|strong|sub|sup|time|u|var)$/;
const unnamedRoles =
  /^(?:caption|code|deletion|emphasis|generic|insertion|mark|none|paragraph|presentation|strong|subscript|superscript|time)$/;

/** ARIA in HTML, section 4: names that screen readers do not read. */
function judgeName(element: HtmlElement): string | null {
  const role = valueOf(element, "role");
  const isUnnamed = role ? unnamedRoles.test(role) : unnamed.test(element.tagName);
  return isUnnamed ? `<${element.tagName}${role ? ` role="${role}"` : ""}> cannot have a name` : null;
}

/** The keywords of HTML, section 4.6.7, and of its registry, that pages of this site may need. */
const links =
  /^(?:alternate|apple-touch-icon|author|canonical|dns-prefetch|icon|license|manifest|me|modulepreload|next|preconnect|prefetch|preload|prev|search|stylesheet)$/;

function judgeLink(link: HtmlElement): string | null {
  const unknown = (valueOf(link, "rel") ?? "").split(/\s+/).filter((word) => !links.test(word));
  return unknown.length > 0 ? `“${unknown.join(" ")}” is no kind of link` : null;
}

/** What the HTML standard says of pages like these, and html-validate does not look at. */
export const ownRules: Plugin = {
  name: "own-rules",
  rules: {
    "own/script": ruleFor("script", judgeScript),
    "own/sizes": ruleFor("img, source, link", judgeSizes),
    "own/name": ruleFor("[aria-label], [aria-labelledby]", judgeName),
    "own/link": ruleFor("link", judgeLink),
  },
};
