import { parseHTML } from "linkedom/worker";
import type { Browser } from "./browser.ts";
import { type Filling, fillControl, isDisabled, requestOf, valueOf } from "./form.ts";
import { isSeen, matches, type Name, nameOf, oneLine, roleOf, textOf } from "./roles.ts";

export type Person = ReturnType<typeof personWith>;

type Searched = Pick<ParentNode, "querySelector" | "querySelectorAll">;

/** The vocabulary of a page, or of a part of it. Labels, roles and names are as ARIA gives them. */
interface Part {
  /** Types into the field with this label, ticks it, or chooses an option or a file. */
  fill: (label: Name, filling: Filling) => void;
  /** Presses a button: it opens what it controls, or sends its form. */
  press: (name: Name) => Promise<void>;
  /** Follows the link with this name. */
  follow: (name: Name) => Promise<void>;
  /** The text that is seen: of the one element with this role and name, otherwise of the page's main part. */
  read: (role?: string, name?: Name) => string;
  /** The texts of all elements with this role that are seen. */
  readAll: (role: string, name?: Name) => string[];
  /** The names of all elements with this role that are seen. */
  names: (role: string) => string[];
  /** What the field with this label holds: text, or whether it is ticked. */
  value: (label: Name) => string | boolean;
  /** The element with this role and name, for what only its attributes say. */
  element: (role: string, name?: Name) => Element;
  control: (label: Name) => Element;
  /** The same inside the one element with this role and name. */
  within: (role: string, name?: Name) => Part;
}

/** As a browser's address bar asks. */
const asked = {
  Accept: "text/html,application/xhtml+xml,*/*;q=0.8",
  "Sec-Fetch-Dest": "document",
  "Sec-Fetch-Mode": "navigate",
};

/**
 * Someone who uses the site in a browser without scripts: opens pages, fills in and presses what is seen there, follows
 * links, reads. Each document replaces the one before; what is not there, or twice, is an error that names what is.
 */
export function personWith(browser: Browser) {
  const { origin } = browser;
  let page = { address: new URL(origin), status: 0, headers: new Headers(), html: "", document: parse("") };

  async function go(url: URL, init: RequestInit, from: string): Promise<void> {
    const sent: Record<string, string> =
      init.method === "POST" ? { Origin: origin, "Sec-Fetch-Site": from } : { "Sec-Fetch-Site": from };
    const answer = await browser.ask(url.pathname + url.search, { ...init, headers: { ...asked, ...sent } });
    const location = answer.headers.get("Location");
    const html = await answer.text();
    page = { address: url, status: answer.status, headers: answer.headers, html, document: parse(html) };
    if (location === null || answer.status < 300 || answer.status > 399) return;
    const next = new URL(location, url);
    if (!next.hash) next.hash = url.hash;
    if (next.origin !== origin) page.address = next;
    else if (answer.status === 307 || answer.status === 308) await go(next, init, from);
    else await go(next, {}, from);
  }

  /** Opens an address of the site, and goes where it leads to. */
  const open = (path: string) => go(new URL(path, origin), {}, "none");

  return { ...browser, open, page: () => page, ...among(() => page.document) };

  /** The vocabulary inside a part of the page. */
  function among(root: () => Searched): Part {
    const all = (role: string, name: Name = /(?:)/) =>
      [...root().querySelectorAll("*")].filter(
        (element) => roleOf(element) === role && isSeen(element) && matches(nameOf(element), name),
      );

    const controlsCalled = (label: Name) =>
      [...root().querySelectorAll("input, textarea, select")].filter(
        (control) => roleOf(control) !== "button" && isSeen(control) && matches(nameOf(control), label),
      );

    function control(label: Name): Element {
      const known = () => controlsCalled(/(?:)/).map(nameOf);
      return only(controlsCalled(label), `field ${shown(label)}`, known);
    }

    function element(role: string, name?: Name): Element {
      return only(all(role, name), `${role}${name === undefined ? "" : ` ${shown(name)}`}`, () =>
        all(role).map(nameOf),
      );
    }

    return {
      fill: (label, filling) => fillControl(control(label), filling),
      async press(name) {
        const button = element("button", name);
        if (isDisabled(button)) throw new Error(`“${nameOf(button)}” is disabled.`);
        const opened = openedBy(button);
        if (opened) return void opened.toggleAttribute("open");
        const { url, init } = requestOf(button, page.address);
        if (url.origin !== origin) throw new Error(`“${nameOf(button)}” sends its form to ${url.origin}.`);
        await go(url, init, "same-origin");
      },
      async follow(name) {
        const url = new URL(element("link", name).getAttribute("href") ?? "", page.address);
        if (url.origin !== origin) throw new Error(`The link ${shown(name)} leads to ${url.href}.`);
        await go(url, {}, "same-origin");
      },
      read: (role, name) =>
        textOf(
          role === undefined
            ? ((root().querySelector("main") ?? root()) as unknown as Node)
            : element(role, name),
        ),
      readAll: (role, name) => all(role, name).map(textOf),
      names: (role) => all(role).map(nameOf),
      value: (label) => valueOf(control(label)),
      element,
      control,
      within(role, name) {
        const found = element(role, name);
        return among(() => found);
      },
    };
  }
}

function parse(html: string): Document {
  const { document } = parseHTML(html || "<!doctype html><html><head></head><body></body></html>");
  // React writes some attributes in two cases, as `maxLength`; a browser reads all of them in small letters.
  for (const element of document.querySelectorAll("body *:not(svg, svg *)"))
    for (const name of element.getAttributeNames())
      if (name !== name.toLowerCase()) {
        element.setAttribute(name.toLowerCase(), element.getAttribute(name) ?? "");
        element.removeAttribute(name);
      }
  return document as unknown as Document;
}

/** What a button opens without sending anything: a disclosure, a dialog, a popover. */
function openedBy(button: Element): Element | null {
  if (button.localName === "summary") return button.parentElement;
  const id = button.getAttribute("popovertarget") ?? button.getAttribute("commandfor");
  return id === null ? null : button.ownerDocument.getElementById(id);
}

function only(found: Element[], wanted: string, known: () => string[]): Element {
  const [first, second] = found;
  if (first && !second) return first;
  if (second)
    throw new Error(
      `There are ${found.length} times ${wanted}: ${found.map((each) => oneLine(each.outerHTML).slice(0, 120)).join("\n")}`,
    );
  throw new Error(`There is no ${wanted}; there are: ${known().join(" · ") || "none"}`);
}

const shown = (name: Name) => (typeof name === "string" ? `“${name}”` : String(name));
