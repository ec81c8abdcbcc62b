import { expect, it } from "vitest";
import { type AutosaveEvent, nextAutosave } from "./autosave.ts";
import {
  type Answer,
  type Autosave,
  type Effect,
  isUnsaved,
  startAutosave,
  type Target,
} from "./autosave-state.ts";
import { numbersFrom } from "../testing/random-edits.ts";
import type { TextFields } from "./text-fields.ts";

interface Row {
  text: TextFields;
  version: number;
  isInTrash: boolean;
}

/** A site with drafts, an author at one editor, other windows, and whatever can go wrong between them. */
class World {
  drafts = new Map<string, Row>();
  byKey = new Map<string, string>();
  isLoggedIn = true;
  state: Autosave;
  typed: TextFields;
  timer: number | null = null;
  inFlight: Extract<Effect, { do: "save" | "restore" }> | null = null;
  private count = 0;
  private random: () => number;

  constructor(random: () => number) {
    this.random = random;
    const isNew = random() < 0.3;
    if (!isNew) this.drafts.set("d", { text: { content: "old" }, version: 1, isInTrash: false });
    const target: Target = isNew ? { kind: "new", draftKey: "key" } : { kind: "draft", id: "d", version: 1 };
    this.typed = isNew ? {} : { content: "old" };
    this.state = startAutosave(target, this.typed);
  }

  send(event: AutosaveEvent): void {
    const before = this.typed;
    const next = nextAutosave(this.state, event);
    this.state = next.state;
    for (const effect of next.effects) {
      if (effect.do === "wait") this.timer = effect.milliseconds;
      if (effect.do === "save" || effect.do === "restore") {
        if (this.inFlight) throw new Error("Two requests at a time.");
        this.inFlight = effect;
      }
      if (effect.do === "takeText") this.typed = effect.text;
    }
    if (event.type !== "takeTheirs" && this.typed !== before) throw new Error("An answer changed the text.");
  }

  type(): void {
    this.typed = { ...this.typed, content: `${this.typed.content}${++this.count} ` };
    this.send({ type: "edited", at: this.count });
  }

  fire(): void {
    if (this.timer === null) return;
    this.timer = null;
    this.send({ type: "due", text: this.typed });
  }

  /** The request arrives, or not; its answer arrives, or not. */
  deliver(fault: "none" | "lost" | "unheard" | "500" | "413"): void {
    const request = this.inFlight;
    if (!request) return;
    this.inFlight = null;
    const silent: Answer = { type: "failed", why: fault === "500" ? "server" : "offline" };
    const real = fault === "none" || fault === "unheard" ? this.serve(request) : silent;
    const refused: Answer = { type: "refused", message: "Too large.", issues: [] };
    const answer = fault === "unheard" ? silent : fault === "413" ? refused : real;
    if (request.do === "save") this.send({ type: "answered", answer, at: this.count });
    else this.send({ type: "restored", answer: answer.type === "saved" ? { type: "done" } : answer });
  }

  private serve(request: Extract<Effect, { do: "save" | "restore" }>): Answer {
    if (!this.isLoggedIn) return { type: "sessionEnded" };
    const { target } = request;
    const id = target.kind === "new" ? this.byKey.get(target.draftKey) : target.id;
    const row = id === undefined ? undefined : this.drafts.get(id);
    if (request.do === "restore") return this.restore(id ?? "", row);
    if (target.kind === "new") return this.create(target.draftKey, id, row, request.text);
    if (!row || row.isInTrash || id === undefined) return { type: "gone" };
    if (target.kind === "draft" && row.version !== target.version) return this.met(id, row);
    return this.write(id, row, request.text);
  }

  private create(draftKey: string, id: string | undefined, row: Row | undefined, text: TextFields): Answer {
    if (id !== undefined && row && !row.isInTrash) {
      return row.version > 1 ? this.met(id, row) : this.write(id, row, text);
    }
    const made = `draft-${this.drafts.size}`;
    this.byKey.set(draftKey, made);
    const fresh = { text, version: 1, isInTrash: false };
    this.drafts.set(made, fresh);
    return { type: "saved", held: { text, id: made, version: 1 } };
  }

  private write(id: string, row: Row, text: TextFields): Answer {
    Object.assign(row, { text, version: row.version + 1 });
    return { type: "saved", held: { text, id, version: row.version } };
  }

  private met(id: string, row: Row): Answer {
    return { type: "conflict", theirs: { text: row.text, id, version: row.version } };
  }

  private restore(id: string, row: Row | undefined): Answer {
    if (!row) return { type: "gone" };
    row.isInTrash = false;
    return { type: "saved", held: { text: row.text, id, version: row.version } };
  }

  elsewhere(what: "edit" | "delete"): void {
    const { target } = this.state;
    const row = target.kind === "new" ? undefined : this.drafts.get(target.id);
    if (!row) return;
    if (what === "delete") row.isInTrash = true;
    else if (!row.isInTrash) {
      Object.assign(row, {
        text: { content: `elsewhere ${++this.count}` },
        version: row.version + 1,
      });
    }
  }

  choose(): void {
    const draftKey = `key ${++this.count}`;
    const choices: Record<string, AutosaveEvent[]> = {
      conflict: [{ type: "keepMine" }, { type: "keepBoth", draftKey }, { type: "takeTheirs" }],
      gone: [{ type: "saveAsNew", draftKey }, { type: "takeOutOfTrash" }],
    };
    const open = choices[this.state.step.at] ?? [];
    const choice = open[Math.floor(this.random() * open.length)];
    if (choice) this.send(choice);
  }

  isHeld(): boolean {
    const { target } = this.state;
    const row = target.kind === "new" ? undefined : this.drafts.get(target.id);
    return row !== undefined && !row.isInTrash && row.text.content === this.typed.content;
  }

  /** Typed text is at the server, on its way, waiting for its moment, or the author has been notified. */
  isSafe(): boolean {
    const { at } = this.state.step;
    if (!isUnsaved(this.state)) return true;
    if (at === "saving" || at === "restoring") return this.inFlight !== null;
    if (at === "waiting" || at === "retrying") return this.timer !== null;
    return ["conflict", "sessionEnded", "gone", "refused"].includes(at);
  }
}

function pick<Item>(random: () => number, items: Item[]): Item {
  return items[Math.floor(random() * items.length)] as Item;
}

it("never loses a word, in 3,000 seeded stories of 60 events each", () => {
  for (let seed = 1; seed <= 3_000; seed++) {
    const random = numbersFrom(seed);
    const world = new World(random);
    const acts = [
      () => world.type(),
      () => world.type(),
      () => world.fire(),
      () => world.fire(),
      () => world.deliver("none"),
      () => world.deliver("none"),
      () => world.deliver(pick(random, ["lost", "unheard", "500", "413"])),
      () => world.elsewhere("edit"),
      () => world.elsewhere("delete"),
      () => world.choose(),
      () => void (world.isLoggedIn = !world.isLoggedIn),
      () => world.isLoggedIn && world.send({ type: "loggedIn" }),
      () => world.send({ type: "online" }),
      () => world.send({ type: "saveNow" }),
    ];
    for (let event = 0; event < 60; event++) {
      pick(random, acts)();
      if (!world.isSafe()) throw new Error(`Seed ${seed}: nobody cares for the text.`);
    }
    calmDown(world);
    if (isUnsaved(world.state) || !world.isHeld()) throw new Error(`Seed ${seed}: not held at the end.`);
  }
  expect.assertions(0);
});

/** Everything works again, and the author answers whatever she is asked by keeping her own. */
function calmDown(world: World): void {
  world.isLoggedIn = true;
  world.deliver("none");
  world.type();
  for (let step = 0; step < 20 && isUnsaved(world.state); step++) {
    world.send({ type: "loggedIn" });
    world.send({ type: "keepMine" });
    world.send({ type: "saveAsNew", draftKey: `last ${step}` });
    world.send({ type: "saveNow" });
    world.fire();
    world.deliver("none");
  }
}
