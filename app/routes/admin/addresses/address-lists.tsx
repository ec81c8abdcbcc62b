import { Link } from "react-router";
import type { ListOf } from "#app/ui/list/list.tsx";
import { since } from "#app/ui/moment/moment.tsx";
import type { EscapedText } from "#domain/addresses/escaped.server.ts";
import type { DeadLink } from "#domain/addresses/links.server.ts";
import type { MissingAddress } from "#domain/addresses/missing.server.ts";
import { editAddress } from "#domain/addresses/published-kind.ts";
import type { Redirect } from "#domain/addresses/redirect.ts";
import { withQuery } from "#domain/addresses/with-query.ts";
import { counted } from "#domain/text/counted.ts";

export const home = "/admin/addresses";

export const redirects: ListOf<Redirect> = {
  one: "redirect",
  many: "redirects",
  home,
  section: {
    id: "redirects",
    title: "Redirects",
    about:
      "A redirect holds where the site has no page of its own. Posts, works and pages that you rename lead on by themselves.",
  },
  row: ({ path, target }) => ({
    id: path,
    title: path,
    to: path,
    isOutside: true,
    facts: { "Leads to": target },
    fields: { target },
    presses: [{ words: "Remove", intent: "remove" }],
  }),
  facts: ["Leads to"],
  empty: {
    title: "No redirects yet",
    words: "Add one above, for an address from your former site, or for one on a printed card.",
  },
};

/** What readers asked for in vain, most often first. */
export const missing: ListOf<MissingAddress> = {
  one: "address",
  many: "addresses that were not found",
  home,
  section: {
    id: "missing",
    title: "Not found",
    about:
      "Addresses that readers asked for within 90 days, and that are not here. Robots are not counted, nor readers who ask not to be.",
  },
  row: ({ path, times, referrer, lastAt }) => ({
    id: path,
    title: path,
    to: withQuery(home, { path }),
    facts: {
      Asked: counted(times, "time"),
      Last: since("last", lastAt),
      From: referrer,
    },
    presses: [
      { words: "Dismiss", intent: "forget", isShown: true },
      { words: "Redirect", to: withQuery(home, { path }) },
    ],
  }),
  facts: ["From", "Asked", "Last"],
  empty: {
    title: "Nothing was missing",
    words: "When a reader follows a link to a page that is not here, its address appears in this list.",
  },
};

/** Links in what is published that lead nowhere any more, each with the texts to mend. */
export const deadLinks: ListOf<DeadLink> = {
  one: "link",
  many: "broken links",
  home,
  section: {
    id: "dead",
    title: "Broken links",
    about:
      "The links in your posts, pages, notes, projects and public letters are tried once a month. One that is broken twice, a day apart, is listed here.",
  },
  row: ({ url, trouble, checkedAt, texts }) => ({
    id: url,
    title: url,
    to: url,
    isOutside: true,
    note: (
      <>
        In{" "}
        {texts.map(({ kind, id, title }, index) => (
          <span key={id}>
            {index > 0 && ", "}
            the {kind} <Link to={editAddress(kind, id)}>{title}</Link>
          </span>
        ))}
      </>
    ),
    facts: {
      Trouble: trouble,
      Tried: since("tried", checkedAt),
    },
  }),
  facts: ["Trouble", "Tried"],
  empty: {
    title: "No broken links",
    words: "Every link that was tried works, or its site does not let itself be asked.",
  },
};

/** Addresses that were saved with escapes, before and after, to be repaired text by text. */
export const escaped: ListOf<EscapedText> = {
  one: "text",
  many: "addresses with backslashes",
  home,
  section: {
    id: "escaped",
    title: "Addresses with backslashes",
    about:
      "Earlier versions saved some addresses with backslashes in them, and so these links lead nowhere. Repairing a text saves it like any other edit; what a post or a draft was stays among its revisions. A page changes for its readers when you publish it again.",
  },
  row: ({ kind, id, title, version, changes }) => ({
    id,
    title,
    note: changes.map(({ before, after }, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- the same address may be there twice
      <p key={index} translate="no">
        <del>{before}</del> becomes <ins>{after}</ins>
      </p>
    )),
    facts: { Kind: kind },
    fields: { kind, version: String(version) },
    presses: [{ words: "Repair", intent: "mend", isShown: true }],
  }),
  facts: ["Kind"],
};
