import type { Event } from "./metered-pairing.ts";

/** The parts of micromark's interface that are counted. */
export interface Effects {
  consume: (code: number | null) => void;
  enter: (type: string, fields?: object) => unknown;
}
export type State = (code: number | null) => State | undefined;
export type Events = Event[];
export type Resolver = (events: Events, context: Context) => Events;
export interface Construct {
  name?: string;
  tokenize: (this: Context, effects: Effects, ok: State, nok: State) => State;
  continuation?: Construct;
  resolve?: Resolver;
  resolveTo?: Resolver;
  resolveAll?: Resolver;
}
type Constructs = Record<string, Construct | Construct[] | undefined>;
export interface Context {
  events: Events;
  parser: Parser;
  now: () => { line: number; offset: number };
  _labelStarts?: { end: { offset: number } }[];
  sliceSerialize: (token: object) => string;
}
type Create = (from: unknown) => Context;
export interface Parser {
  constructs: Record<string, Constructs>;
  defined: string[];
  gfmFootnotes?: string[];
  lazy: Record<number, boolean>;
  flow: Create;
}
