import { type AutosaveEvent, nextAutosave } from "./autosave.ts";
import {
  type Answer,
  type Autosave,
  type Effect,
  isUnderWay,
  isUnsaved,
  type SubmissionAnswer,
  startAutosave,
  type Target,
} from "./autosave-state.ts";
import type { TextFields } from "./text-fields.ts";

/** What saving a text needs from the page around it. Nothing here throws: a failure is returned as `failed`. */
export interface SaverPorts {
  read: () => TextFields;
  save: (target: Target, text: TextFields) => Promise<Answer>;
  restore: (target: Target) => Promise<SubmissionAnswer>;
  adopt: (id: string) => void;
  onSaved: () => void;
  takeText: (text: TextFields) => void;
}

export interface Saver {
  state: () => Autosave;
  subscribe: (heard: () => void) => () => void;
  send: (event: AutosaveEvent) => void;
  /** Sends what a button sends, once nothing else is under way; null where the author has to choose something first. */
  submit: <Sent extends SubmissionAnswer>(
    send: (text: TextFields, target: Target) => Promise<Sent>,
  ) => Promise<Sent | null>;
  /** Saves unsaved text at once; returns whether the server then holds all of the text. */
  saveAll: () => Promise<boolean>;
  /** Starts saving; the returned function ends it, and nothing more is saved. */
  start: () => () => void;
}

/** Runs the autosave's machine: one timer, one request at a time. */
export function createSaver(target: Target, held: TextFields, ports: SaverPorts): Saver {
  let state = startAutosave(target, held);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = true;
  const listeners = new Set<() => void>();

  function send(event: AutosaveEvent): void {
    const next = nextAutosave(state, event);
    state = next.state;
    for (const effect of next.effects) run(effect);
    for (const heard of listeners) heard();
  }

  function run(effect: Effect): void {
    if (effect.do === "wait") wait(effect.milliseconds);
    else if (effect.do === "save") void save(effect.target, effect.text);
    else if (effect.do === "restore") void restore(effect.target);
    else if (effect.do === "adopt") ports.adopt(effect.id);
    else if (effect.do === "onSaved") ports.onSaved();
    else ports.takeText(effect.text);
  }

  function wait(milliseconds: number): void {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => send({ type: "due", text: ports.read() }), milliseconds);
  }

  async function save(into: Target, text: TextFields): Promise<void> {
    const answer = await ports.save(into, text);
    send({ type: "answered", answer, at: Date.now() });
  }

  async function restore(what: Target): Promise<void> {
    send({ type: "restored", answer: await ports.restore(what) });
  }

  /** Once `isSettled` holds. */
  function until(isSettled: () => boolean): Promise<void> {
    return new Promise((done) => {
      const look = () => {
        if (!isSettled()) return;
        listeners.delete(look);
        done();
      };
      listeners.add(look);
      look();
    });
  }

  return {
    state: () => state,
    subscribe: (heard) => {
      listeners.add(heard);
      return () => void listeners.delete(heard);
    },
    send,
    submit: async (sendForm) => {
      await until(() => !isUnderWay(state));
      const text = ports.read();
      send({ type: "submit", text });
      const { step } = state;
      if (step.at !== "submitting" || step.text !== text) return null;
      const answer = await sendForm(text, state.target);
      send({ type: "submissionAnswered", answer, at: Date.now() });
      return answer;
    },
    saveAll: async () => {
      await until(() => !isUnderWay(state));
      send({ type: "saveNow" });
      // Text that is typed during a save is saved after it.
      while (isUnsaved(state) && state.step.at === "waiting") {
        clearTimeout(timer);
        send({ type: "due", text: ports.read() });
        // oxlint-disable-next-line no-await-in-loop -- one request at a time
        await until(() => !isUnderWay(state));
      }
      return !isUnsaved(state);
    },
    start: () => {
      isStopped = false;
      return () => {
        isStopped = true;
        clearTimeout(timer);
      };
    },
  };
}
