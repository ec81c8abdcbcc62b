import { useEffect, useReducer, useRef, useState } from "react";
import { send } from "#app/browser/api.ts";
import { apiSite } from "#app/browser/moving-in/api-site.ts";
import type { People } from "#app/browser/moving-in/bring.ts";
import type { Move } from "#app/browser/moving-in/move.ts";
import type { ReadProgress } from "#app/browser/moving-in/report.ts";
import type { Kept, SiteRefusal } from "#app/browser/moving-in/site.ts";
import { undo } from "#app/browser/moving-in/undo.ts";
import { useProfile } from "#app/ui/use-profile.ts";
import { slugRuleOf } from "#domain/profile/slug-rule.ts";
import type { OpenExport } from "./open-export.client.ts";

/** An export that is open, and what becomes of it. */
interface Opened extends OpenExport {
  move: Move;
  people: People | null;
}

export type MoverState =
  | { is: "choosing"; trouble: string }
  | { is: "reading"; what: string; progress: ReadProgress | null }
  | { is: "reported"; opened: Opened; refusal: SiteRefusal | null }
  /** `waits`: seconds until files that could not be fetched are tried again. */
  | { is: "bringing"; opened: Opened; isPaused: boolean; waits: number }
  | { is: "stopped"; opened: Opened; trouble: string }
  | { is: "ended"; opened: Opened }
  | { is: "undoing"; key: string; name: string; left: number; most: number }
  | { is: "undone"; key: string; name: string; kept: Kept[]; trouble: string };

/** Milliseconds between two looks at how far a move is. */
const look = 250;
const words = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Reads an export, brings it in and undoes it, in this window. `onChanged`: a move has ended or was undone. It is not called of one
 * that stopped: without a session or a connection, a page that asks the site again goes, and its open export with it.
 */
export function useMover(onChanged: () => void) {
  const [state, setState] = useState<MoverState>({ is: "choosing", trouble: "" });
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  const looked = useRef(0);
  const isPaused = useRef(false);
  const ended = useRef<AbortController>(null);
  const site = apiSite("/", send);
  const slugs = slugRuleOf(useProfile());
  useEffect(() => () => ended.current?.abort(), []);

  function begin(): AbortSignal {
    ended.current?.abort();
    ended.current = new AbortController();
    isPaused.current = false;
    return ended.current.signal;
  }

  async function read(files: File[], typedSite: string): Promise<void> {
    const signal = begin();
    setState({ is: "reading", what: "Looking what it is…", progress: null });
    try {
      const { openExport, reportOn } = await import("./open-export.client.ts");
      const open = await openExport(files, { typedSite, slugs });
      const tell = (progress: ReadProgress | null) =>
        setState({ is: "reading", what: `Reading ${open.what}`, progress });
      tell(null);
      const move = await reportOn(open.exported, site, tell, signal);
      setState({ is: "reported", opened: { ...open, move, people: null }, refusal: null });
    } catch (error) {
      if (!signal.aborted) setState({ is: "choosing", trouble: words(error) });
    }
  }

  async function bring(opened: Opened): Promise<void> {
    const signal = begin();
    const show = (waits: number) => setState({ is: "bringing", opened, isPaused: isPaused.current, waits });
    show(0);
    const bringing = {
      exported: opened.exported,
      site,
      move: opened.move,
      control: { signal, isPaused: () => isPaused.current },
      onChange() {
        if (Date.now() - looked.current < look) return;
        looked.current = Date.now();
        lookAgain();
      },
      async wait(seconds: number) {
        show(seconds);
        await new Promise((wake) => {
          const timer = setTimeout(wake, seconds * 1000);
          signal.addEventListener("abort", () => (clearTimeout(timer), wake(null)));
        });
        if (!signal.aborted) show(0);
      },
    };
    try {
      const engine = await import("./open-export.client.ts");
      const refusal = await engine.bring(bringing, opened.people);
      setState(refusal ? { is: "reported", opened, refusal } : { is: "ended", opened });
      onChanged();
    } catch (error) {
      if (!signal.aborted) setState({ is: "stopped", opened, trouble: words(error) });
    }
  }

  async function undoMove(key: string, name: string, most: number): Promise<void> {
    const signal = begin();
    const tell = (left: number) => setState({ is: "undoing", key, name, left, most: Math.max(left, most) });
    tell(most);
    try {
      const kept = await undo(site, key, { signal, isPaused: () => false }, tell);
      setState({ is: "undone", key, name, kept, trouble: "" });
      onChanged();
    } catch (error) {
      if (!signal.aborted) setState({ is: "undone", key, name, kept: [], trouble: words(error) });
    }
  }

  function pause(wanted: boolean): void {
    isPaused.current = wanted;
    setState((before) => (before.is === "bringing" ? { ...before, isPaused: wanted } : before));
  }

  async function close(): Promise<void> {
    begin();
    if ("opened" in state) await state.opened.close();
    setState({ is: "choosing", trouble: "" });
  }

  return { state, read, bring, pause, undoMove, close };
}

export type Mover = ReturnType<typeof useMover>;

/** What shows the mover in one of its states. */
export interface StepProps<Is extends MoverState["is"]> {
  mover: Mover;
  state: Extract<MoverState, { is: Is }>;
}
