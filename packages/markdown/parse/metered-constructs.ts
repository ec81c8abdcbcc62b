import { budget, type Excess, OverBudget } from "./budget.ts";
import { inPlace } from "./edit-in-place.ts";
import type { Meter } from "./meter.ts";
import { spendOnPairing } from "./metered-pairing.ts";
import type { Construct, Context, Effects, Events, Parser, Resolver, State } from "./micromark.ts";

/** Units of work, of about 50 ns each. */
const cost = {
  code: 1,
  construct: 4,
  token: 8,
  passed: 1 / 8,
  lookedAt: 2,
  joined: 1 / 40,
  container: 90,
  copied: 1 / 4,
};

const meters = new WeakMap<Parser, Meter>();
let next: Meter | null = null;

/** Runs `parse`, a call of micromark, with its steps counted by `meter`. */
export function withMeter<Result>(meter: Meter, parse: () => Result): Result {
  next = meter;
  try {
    return parse();
  } finally {
    next = null;
  }
}

/**
 * An extension of micromark that adds no syntax. Micromark calls it at the text's first character; from then on each
 * construct counts what it reads, and constructs that look back over earlier text count that, too.
 */
const meterConstruct: Construct = { name: "meter", tokenize: startMeter };

/** Before the containers that a text may begin with, and at any other character. */
const beginningsOfTexts = [...[..."*+-0123456789>["].map((mark) => mark.charCodeAt(0)), "null"];
export const meteredConstructs = {
  document: Object.fromEntries(beginningsOfTexts.map((code) => [code, meterConstruct])),
};

function startMeter(this: Context, _effects: Effects, _ok: State, nok: State): State {
  if (next && !meters.has(this.parser)) {
    meters.set(this.parser, next);
    watch(this.parser, this, next);
  }
  return nok;
}

function watch(parser: Parser, document: Context, meter: Meter) {
  for (const [field, table] of Object.entries(parser.constructs)) {
    if (field === "disable" || field === "attentionMarkers") continue;
    parser.constructs[field] = Object.fromEntries(
      Object.entries(table).map(([code, list]) => [
        code,
        [list ?? []].flat().map((construct) => watched(construct, field, meter)),
      ]),
    );
  }
  watchFlow(parser, document, meter);
}

const known = new WeakMap<Meter, Map<Construct, Construct>>();

/** The same construct, counted; one for each text, as micromark compares constructs by identity. */
function watched(construct: Construct, field: string, meter: Meter): Construct {
  const before = known.get(meter) ?? new Map<Construct, Construct>();
  known.set(meter, before);
  const made = before.get(construct) ?? count(construct, field, meter);
  before.set(construct, made);
  return made;
}

/** Containers that one line may open: deeper ones than the tree may be, as each is tried twice. */
const mostContainers = 4 * budget.depth;

function count(construct: Construct, field: string, meter: Meter): Construct {
  const { name = "", tokenize, continuation, resolve, resolveTo, resolveAll } = construct;
  if (!tokenize) return { ...construct, ...resolvers(name, meter, { resolve, resolveTo, resolveAll }) };
  let line = 0;
  let depth = 0;
  return {
    ...construct,
    ...resolvers(name, meter, { resolve, resolveTo, resolveAll }),
    ...(continuation && { continuation: count(continuation, field, meter) }),
    tokenize(effects, ok, nok) {
      const at = this.now().line;
      meter.goTo(at);
      watchEffects(effects, meter);
      if (field === "document") {
        depth = at === line ? depth + 1 : 0;
        line = at;
        if (depth > mostContainers) throw new OverBudget("nesting", at);
        meter.spend(cost.container, "nesting");
      } else meter.spend(cost.construct, "pieces");
      // Where nothing begins after all, the words on both sides are joined later, by moving all that follows.
      if (field === "text") meter.spend(this.events.length * cost.joined, "marks");
      if (ends.has(name)) meter.spend(lookingBack(this, name), "marks");
      return tokenize.call(this, effects, ok, nok);
    },
  };
}

/** At a `]` they look back for its beginning, and compare the label with everything that is defined. */
const ends = new Set(["labelEnd", "gfmPotentialFootnoteCall", "gfmFootnoteCall"]);
const beginnings = new Set(["labelImage", "labelLink", "label", "link", "image", "gfmFootnoteCall"]);

function lookingBack({ events, parser, _labelStarts, now }: Context, name: string): number {
  let index = events.length;
  // Links know where they begin; GitHub's notes look for it.
  if (name === "gfmPotentialFootnoteCall")
    while (index > 0 && !beginnings.has(events[index - 1]?.[1].type ?? "")) index--;
  const label = now().offset - (_labelStarts?.at(-1)?.end.offset ?? now().offset);
  const defined = parser.defined.length + (parser.gfmFootnotes?.length ?? 0);
  return (events.length - index) * cost.lookedAt + defined * cost.passed + label / 4;
}

/** From the end of a link or picture back to the one before it. */
function toTheOneBefore(events: Events): number {
  const before = events.findLastIndex(([, { type }]) => type === "link" || type === "image");
  return (events.length - Math.max(0, before)) * cost.passed;
}

const isWatched = Symbol("watched");

function watchEffects(effects: Effects & { [isWatched]?: true }, meter: Meter) {
  if (effects[isWatched]) return;
  effects[isWatched] = true;
  const { consume, enter } = effects;
  effects.consume = (code) => {
    meter.spend(cost.code, "marks");
    consume(code);
  };
  effects.enter = (type, fields) => {
    meter.spend(cost.token, "pieces");
    return enter(type, fields);
  };
}

function resolvers(name: string, meter: Meter, all: Pick<Construct, "resolve" | "resolveTo" | "resolveAll">) {
  const counted = (resolver: Resolver, price: (events: Events) => number, excess: Excess): Resolver =>
    function (events, context) {
      meter.spend(price(events), excess);
      return resolver(events, context);
    };
  return {
    ...(all.resolve && { resolve: counted(all.resolve, linear, "pieces") }),
    ...(all.resolveTo && {
      resolveTo: counted(all.resolveTo, name === "labelEnd" ? toTheOneBefore : linear, "marks"),
    }),
    ...(all.resolveAll && {
      resolveAll: pairing.has(name)
        ? paired(all.resolveAll, name, meter)
        : counted(all.resolveAll, linear, "pieces"),
    }),
  };
}

function paired(resolver: Resolver, name: string, meter: Meter): Resolver {
  return (events, context) => {
    // Runs of ~ pair with runs of their own length; those of * and _ are taken apart.
    const markOf = (token: object) =>
      name === "strikethrough" ? context.sliceSerialize(token) : context.sliceSerialize(token).charAt(0);
    spendOnPairing(events, markOf, (units) => meter.spend(units, "marks"));
    return resolver(events, context);
  };
}

/** Marks that open and close. */
const pairing = new Set(["attention", "strikethrough"]);
const linear = (events: Events) => events.length / 4;

/** Each lazy line looks back over the block before it; where events are not edited in place, each block copies them all. */
function watchFlow(parser: Parser, document: Context, meter: Meter) {
  const { flow } = parser;
  let latest: Context | null = null;
  parser.flow = (from) => {
    if (!inPlace.isSeen) meter.spend(document.events.length * cost.copied, "pieces");
    latest = flow(from);
    return latest;
  };
  parser.lazy = new Proxy(parser.lazy, {
    set(lazy, line, value) {
      lazy[Number(line)] = value;
      if (value) meter.spend((latest?.events.length ?? 0) / 2, "pieces");
      return true;
    },
  });
}
