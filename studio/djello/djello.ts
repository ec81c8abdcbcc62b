/**
 * The jelly drum machine as its page holds it: a pattern that a visitor changes, the sound that plays it, and what is heard
 * at each moment, for whoever shows it.
 */
import { importAgain } from "@toadstool/elements/behaviour/import-again";
import type { Heard } from "./engine.client.ts";
import { invented } from "./invented.ts";
import {
  cleared,
  type Hit,
  hitAt,
  loudest,
  type Pattern,
  cycled,
  stepCount,
  swings,
  tempos,
  withVolume,
} from "./pattern.ts";
import { readPattern, writePattern } from "./pattern-code.ts";
import { presets } from "./presets.ts";
import { soundFor } from "./sound.ts";
import { undoing } from "./undoing.ts";
import { voices } from "./voices.ts";

export { hitAt, loudest, presets, readPattern, stepCount, swings, tempos, voices, writePattern };
export type { Heard, Pattern };

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
  /** The sound's code did not arrive at the last press; the next one tries again. */
  soundLost: boolean;
  /** A piece shows the jellies just now, and hears fingers itself. */
  drawn: boolean;
}

export interface Djello {
  subscribe: (changed: () => void) => () => void;
  getSnapshot: () => DjelloState;
  /** Tells what is heard, as it is heard; answers how to stop. */
  listen: (heard: (heard: Heard) => void) => () => void;
  /** For the piece: it shows the jellies from now on, until it calls what this answers. */
  attach: () => () => void;
  /** Takes a pattern as the one to begin with: there is nothing to undo before it. */
  start: (pattern: Pattern) => void;
  cycle: (voice: number, step: number) => void;
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

export function createDjello(pattern: Pattern): Djello {
  const listeners = new Set<() => void>();
  const ears = new Set<(heard: Heard) => void>();
  const past = undoing();
  let state: DjelloState = {
    pattern,
    playing: false,
    silent: false,
    solo: null,
    muted: voices.map(() => false),
    undoable: false,
    soundless: false,
    soundLost: false,
    drawn: false,
  };

  function change(changed: Partial<DjelloState>) {
    state = { ...state, ...changed };
    sound.now()?.mix();
    listeners.forEach((tell) => tell());
  }

  function edit(pattern: Pattern, kind = "") {
    past.remember(state.pattern, kind);
    change({ pattern, undoable: true });
  }

  const audible = (voice: number) => (state.solo === null ? !state.muted[voice] : state.solo === voice);
  const sound = soundFor(
    {
      pattern: () => state.pattern,
      audible,
      silent: () => state.silent,
      heard: (heard) => ears.forEach((tell) => tell(heard)),
    },
    () => change({ soundless: true, playing: false }),
    () => {
      djello.close();
      change({ soundLost: true });
    },
  );
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
    attach() {
      change({ drawn: true });
      return () => change({ drawn: false });
    },
    start(pattern) {
      past.forget();
      change({ pattern, undoable: false });
    },
    cycle: (voice, step) => edit(cycled(state.pattern, voice, step)),
    tempo: (tempo) => edit({ ...state.pattern, tempo }, "tempo"),
    swing: (swing) => edit({ ...state.pattern, swing }, "swing"),
    volume: (voice, volume) => edit(withVolume(state.pattern, voice, volume), `volume ${voice}`),
    load: (pattern) => edit(pattern),
    clear: () => edit(cleared(state.pattern)),
    invent: (random) => edit(invented(state.pattern, random)),
    undo() {
      const before = past.back();
      if (before) change({ pattern: before, undoable: past.possible });
    },
    mute: (voice) => change({ muted: state.muted.map((now, n) => (n === voice ? !now : now)) }),
    solo: (voice) => change({ solo: state.solo === voice ? null : voice }),
    silence: () => change({ silent: !state.silent }),
    warm: () => void import("./engine.client.ts").catch(() => null),
    play() {
      change({ playing: true, soundLost: false });
      sound.wanted((engine) => state.playing && engine.start());
    },
    stop() {
      change({ playing: false });
      sound.now()?.stop();
    },
    hit(voice, hit) {
      if (state.soundLost) change({ soundLost: false });
      sound.wanted((engine) => engine.hit(voice, hit));
    },
    lift: sound.lift,
    async record(bars, told) {
      const { recordLoop } = await importAgain(() => import("./loop-recording.client.ts"));
      return recordLoop(state.pattern, bars, audible, told);
    },
    close() {
      sound.close();
      if (state.playing) change({ playing: false });
    },
  };
  return djello;
}
