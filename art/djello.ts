/**
 * The jelly drum machine as its page holds it: a pattern that a visitor changes, the sound that plays it, and what is heard
 * at each moment, for whoever shows it.
 */
import type { Engine, Heard } from "./djello/engine.client.ts";
import { invented } from "./djello/invented.ts";
import {
  cleared,
  type Hit,
  hitAt,
  loudest,
  type Pattern,
  pressed,
  stepCount,
  swings,
  tempos,
  withVolume,
} from "./djello/pattern.ts";
import { readPattern, writePattern } from "./djello/pattern-code.ts";
import { type Preset, presets } from "./djello/presets.ts";
import { voices } from "./djello/voices.ts";

export { hitAt, loudest, presets, readPattern, stepCount, swings, tempos, voices, writePattern };
export type { Heard, Hit, Pattern, Preset };

export interface DjelloState {
  pattern: Pattern;
  playing: boolean;
  /** The mute button: everything moves, nothing sounds. */
  silent: boolean;
  /** What the person listens to alone, if any; and what they have put aside. Neither is part of a pattern. */
  solo: number | null;
  muted: readonly boolean[];
  undoable: boolean;
  /** This browser makes no sound. */
  soundless: boolean;
}

export interface Djello {
  subscribe: (changed: () => void) => () => void;
  getSnapshot: () => DjelloState;
  /** Tells what is heard, as it is heard; answers how to stop. */
  listen: (heard: (heard: Heard) => void) => () => void;
  /** Takes a pattern as the one to begin with: there is nothing to undo before it. */
  start: (pattern: Pattern) => void;
  press: (voice: number, step: number) => void;
  /** Every slider undoes as a whole, however long it was dragged. */
  tempo: (tempo: number) => void;
  swing: (swing: number) => void;
  volume: (voice: number, volume: number) => void;
  load: (pattern: Pattern) => void;
  clear: () => void;
  invent: (random: () => number) => void;
  undo: () => void;
  mute: (voice: number) => void;
  solo: (voice: number) => void;
  silence: () => void;
  /** Fetches the sound's code, so that the first press waits for nothing. */
  warm: () => void;
  play: () => void;
  stop: () => void;
  hit: (voice: number, hit: Hit) => void;
  /** A finger is lifted: on a touch screen only now may a page that was silent make a sound. */
  lift: () => void;
  /** The pattern as a WAV of so many bars that loops; `told` hears of the share that is done. */
  record: (bars: number, told: (share: number) => void) => Promise<Blob>;
  /** Stops, and gives the sound back to the machine; a later press begins anew. */
  close: () => void;
}

const mostUndone = 100;

export function createDjello(pattern: Pattern): Djello {
  const listeners = new Set<() => void>();
  const ears = new Set<(heard: Heard) => void>();
  const past: Pattern[] = [];
  let lastKind = "";
  let context: AudioContext | null = null;
  let engine: Engine | null = null;
  let state: DjelloState = {
    pattern,
    playing: false,
    silent: false,
    solo: null,
    muted: voices.map(() => false),
    undoable: false,
    soundless: false,
  };

  function change(changed: Partial<DjelloState>) {
    state = { ...state, ...changed };
    engine?.mix();
    listeners.forEach((tell) => tell());
  }

  /** Of changes of one kind in a row, such as a slider's, only the first is remembered. */
  function edit(pattern: Pattern, kind = "") {
    if (kind === "" || kind !== lastKind) past.push(state.pattern);
    if (past.length > mostUndone) past.shift();
    lastKind = kind;
    change({ pattern, undoable: true });
  }

  const audible = (voice: number) => (state.solo === null ? !state.muted[voice] : state.solo === voice);

  /** Called by a press, before anything is waited for: only then may a page make a sound. */
  function withSound(then: (engine: Engine) => void) {
    if (engine) return then(engine);
    if (state.soundless) return;
    let fresh: AudioContext;
    try {
      fresh = context ?? new AudioContext({ latencyHint: "interactive" });
    } catch {
      return change({ soundless: true, playing: false });
    }
    context = fresh;
    void fresh.resume();
    void startEngine(fresh, then);
  }

  async function startEngine(fresh: AudioContext, then: (engine: Engine) => void) {
    try {
      const { engineOn } = await import("./djello/engine.client.ts");
      // Left while the code was on its way.
      if (context !== fresh) return;
      engine ??= engineOn(fresh, {
        pattern: () => state.pattern,
        audible,
        silent: () => state.silent,
        heard: (heard) => ears.forEach((tell) => tell(heard)),
      });
      then(engine);
    } catch {
      if (context === fresh) djello.close();
    }
  }

  const djello: Djello = {
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    getSnapshot: () => state,
    listen(heard) {
      ears.add(heard);
      return () => ears.delete(heard);
    },
    start(pattern) {
      past.length = 0;
      change({ pattern, undoable: false });
    },
    press: (voice, step) => edit(pressed(state.pattern, voice, step)),
    tempo: (tempo) => edit({ ...state.pattern, tempo }, "tempo"),
    swing: (swing) => edit({ ...state.pattern, swing }, "swing"),
    volume: (voice, volume) => edit(withVolume(state.pattern, voice, volume), `volume ${voice}`),
    load: (pattern) => edit(pattern),
    clear: () => edit(cleared(state.pattern)),
    invent: (random) => edit(invented(state.pattern, random)),
    undo() {
      const before = past.pop();
      lastKind = "";
      if (before) change({ pattern: before, undoable: past.length > 0 });
    },
    mute: (voice) => change({ muted: state.muted.map((now, n) => (n === voice ? !now : now)) }),
    solo: (voice) => change({ solo: state.solo === voice ? null : voice }),
    silence: () => change({ silent: !state.silent }),
    warm: () => void import("./djello/engine.client.ts").catch(() => null),
    play() {
      change({ playing: true });
      withSound((engine) => state.playing && engine.start());
    },
    stop() {
      change({ playing: false });
      engine?.stop();
    },
    hit: (voice, hit) => withSound((engine) => engine.hit(voice, hit)),
    lift() {
      if (context?.state !== "suspended") return;
      if (engine) engine.wake();
      else void context.resume();
    },
    async record(bars, told) {
      const { recordLoop } = await import("./djello/loop-recording.client.ts");
      return recordLoop(state.pattern, bars, audible, told);
    },
    close() {
      engine?.close();
      if (!engine && context && context.state !== "closed") void context.close();
      engine = null;
      context = null;
      if (state.playing) change({ playing: false });
    },
  };
  return djello;
}
