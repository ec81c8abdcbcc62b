import { plain, wordSet } from "./headings.ts";
import { isUnmistakable, type SaidState, saidStates, stateOf, stateSpokenOf } from "./state-words.ts";

/** The state of a person whom a list does not call a subscriber, and where the list says so, in words. */
export interface Said {
  state: SaidState;
  by: string;
}

export const fileNameSays = "the name of the file says so";

/**
 * A column that says who reads. `states`: it holds states, and one that is not understood is asked about; `perhaps`: it holds
 * anything, and a word for a state counts; `yes`: people without a “yes” do not read; `left`: people with something in it have
 * left; `confirmed`: people with nothing in it never confirmed.
 */
interface StateColumn {
  index: number;
  heading: string;
  as: "states" | "perhaps" | "yes" | "left" | "confirmed";
  /** Of `left` and `yes`: the state of those who do not read. */
  state: SaidState;
}

/** The columns and the file name of a list that give states. Plain data that can be stored as JSON. */
export interface Statement {
  columns: StateColumn[];
  /** The state that the file name gives to everyone whom no column calls a subscriber. */
  file: SaidState | null;
}

/** `headings` of a list without any are empty: there, whatever is a word for a state counts. */
export function statementIn(headings: string[], fileName: string): Statement {
  const all = headings.map((heading) => plain(heading));
  const isHeaded = all.some(Boolean);
  // An export of this product's own: its dates say when readers had left who have come back since.
  const isOwn = all.includes("undeliverable because");
  let columns = headings.flatMap(
    (heading, index) => (isHeaded ? columnOf(heading, index, all) : unnamed(index)) ?? [],
  );
  if (isOwn) columns = columns.filter(({ as }) => as === "states");
  return { columns, file: stateSpokenOf(fileName.replace(/^.*[\\/]|\.[a-z]{1,5}$/gi, "")) };
}

const unnamed = (index: number): StateColumn => ({
  index,
  heading: `column ${index + 1}`,
  as: "perhaps",
  state: "unknown",
});

const yesNames = wordSet(
  `subscribed, subscribed to emails, is subscribed, email subscribed, newsletter subscribed, abonniert, opt in, opted in,
  email opt in, newsletter opt in, accepts marketing, accepts email marketing, receives email, receives emails, is active, active, is enabled, enabled, confirmed, is confirmed, email confirmed`,
);
const stateNames =
  /(?:^| )(?:status|state|zustand|statut|etat|estado|stato|статус|состояние|状态)$|(?:email|marketing) consent$|(?:email|mail|subscriber|subscription|list|member)(?:status|state)$/;
/** States of other things than reading. */
const otherStates = /marital|payment|paid|order|plan|stripe|billing|lead|deal|post|employ|united|address/;
const placeNames = /^(?:city|town|zip|zip code|postcode|postal code|country|street|region)$/;

function columnOf(heading: string, index: number, all: string[]): StateColumn | null {
  const name = all[index] ?? "";
  const column = (as: StateColumn["as"], state: SaidState = "unsubscribed") => ({
    index,
    heading,
    as,
    state,
  });
  if (yesNames.has(name)) return column("yes", name.includes("confirmed") ? "pending" : "unsubscribed");
  const isPlace = name === "state" && all.some((other) => placeNames.test(other));
  if (stateNames.test(name) && !otherStates.test(name) && !isPlace) return column("states");
  // Buttondown has a column of that name, as have lists of customers and friends.
  if (name === "type" && all.includes("creation date")) return column("states");
  if (/^(?:subscriber )?type$/.test(name)) return column("perhaps");
  // Mailchimp leaves it empty for people who never signed up, in a file that is like that of its readers.
  if (name === "confirm time" && all.includes("member rating")) return column("confirmed", "pending");
  const state = stateSpokenOf(heading);
  return state && column("left", state);
}

/** The state that a row gives its person; null if the row calls them a subscriber or says nothing. */
export function readSaid({ columns, file }: Statement, cells: string[], email: number): Said | null {
  const found = columns.map((column) => saidIn(column, cells[column.index] ?? ""));
  const said = found.filter((each): each is Said => each !== null && each !== "reader");
  const known = new Set([email, ...columns.map(({ index }) => index)]);
  for (const [index, cell] of cells.entries())
    if (!known.has(index) && cell.length < 200) said.push(...unmistakableIn(cell));
  if (file) said.push({ state: file, by: fileNameSays });
  const gravest = said.reduce<Said | null>(graver, null);
  if (!gravest || gravest.state === "unknown") return gravest;
  const isReader = columns.some(({ as }, index) => as === "states" && found[index] === "reader");
  return isReader ? { state: "unknown", by: `a state says that they read, but ${gravest.by}` } : gravest;
}

const rank = ({ state }: Said) => saidStates.indexOf(state);

/** The graver of two statements about one person; of two that are alike, the first. */
export function graver(one: Said | null, other: Said | null): Said | null {
  return one && other ? (rank(other) > rank(one) ? other : one) : (one ?? other);
}

function saidIn({ heading, as, state }: StateColumn, cell: string): Said | "reader" | null {
  const value = cell.trim();
  const is = { state, by: `“${short(heading)}” is “${short(value)}”` };
  if (as === "confirmed") return value === "" ? { state, by: `“${short(heading)}” is empty` } : null;
  if (as === "left") {
    if (isNothing(value) || stateOf(value) === "reader") return null;
    const isWord = yes.has(plain(value)) || stateOf(value) !== null;
    return isWord ? is : { state, by: `there is something under “${short(heading)}”` };
  }
  if (value === "" || (as === "yes" && isDate(value))) return null;
  const word = stateOf(value);
  if (word === "reader" || (as !== "perhaps" && yes.has(plain(value)))) return "reader";
  if (word) return { ...is, state: word };
  if (as === "perhaps") return null;
  return isNothing(value) ? is : { ...is, state: "unknown" };
}

function unmistakableIn(cell: string): Said[] {
  const found = cell.split(/[,;|]/).filter((part) => isUnmistakable(part));
  return found.flatMap((part) => {
    const state = stateOf(part);
    return state && state !== "reader" ? [{ state, by: `the row says “${short(part)}”` }] : [];
  });
}

const yes = wordSet("true, yes, y, 1, on, ok, t, ja, oui, sí, si, sim, да, x, はい, 是");
const nothing = wordSet(
  "false, no, n, 0, off, f, none, null, nil, n/a, na, never, undefined, nein, non, não, нет, いいえ, 否",
);

/** Also a nought, and a date that databases write where there is none. */
function isNothing(value: string): boolean {
  return nothing.has(plain(value)) || /^[0\-.:,%/\sTZ]*$/.test(value);
}

const isDate = (value: string) =>
  /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}|^\d{9,13}$|^\p{L}{3,10}\.? \d{1,2}\b|^\d{1,2}\.? \p{L}{3,10}/u.test(
    value,
  );

const short = (text: string) => text.replaceAll(/\s+/g, " ").trim().slice(0, 40);
