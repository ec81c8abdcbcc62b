import { Modal } from "@toadstool/elements/dialog/modal";
import { Button } from "@toadstool/elements/forms/button";
import { LeaveGuard } from "@toadstool/markdown-editor/notices";
import { useEffect, useRef } from "react";
import { useBlocker, useRevalidator } from "react-router";
import { tabTitle } from "#app/ui/page/page-meta.ts";
import { requireOwnersRequest } from "#app/respond.ts";
import { listCreated } from "#domain/bulk/created.server.ts";
import type { Route } from "./+types/move-in-page.ts";
import { AdminMain, Section } from "../admin-main.tsx";
import shared from "../admin.module.css";
import { ChooseExport, Reading } from "./choose-export.tsx";
import { EarlierMoves } from "./earlier-moves.tsx";
import { MoveItems } from "./move-items.tsx";
import { MoveEnded, MoveProgress } from "./move-progress.tsx";
import { Report } from "./report.tsx";
import { Undoing, Undone } from "./undo-move.tsx";
import { type Mover, useMover } from "./use-mover.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { services, owner } = await requireOwnersRequest(context);
  return { moves: await listCreated(services, owner) };
}

export const meta: Route.MetaFunction = ({ matches }) => [tabTitle("Admin: move in", matches)];

/** Another part of the list of items needs nothing of the site. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return currentUrl.href === nextUrl.href;
}

export default function MoveInPage({ loaderData: { moves } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const mover = useMover(() => void revalidate());
  const { is } = mover.state;
  useFocusedStep(is);
  const isBusy = is === "reading" || is === "bringing" || is === "undoing";
  return (
    <AdminMain
      title="Move in"
      intro={
        <p className={shared.measure}>
          Bring your posts, pages, pictures and readers from Ghost, WordPress, Squarespace, Substack, Medium,
          beehiiv, Buttondown, Wix, a folder of Markdown (Hugo, Jekyll, Astro) or another Toadstool. First you
          see what comes and what does not; nothing is published, and no one is mailed.{" "}
          <a href="/admin/help/moving-in">How to export</a>
        </p>
      }
    >
      <StayGuard isBusy={isBusy} />
      <Step mover={mover} />
      {moves.length > 0 && <EarlierMoves moves={moves} undo={isBusy ? null : mover.undoMove} />}
    </AdminMain>
  );
}

/** What was pressed is gone with its step: the heading of the next one takes the keyboard's focus, and is read out by that. */
function useFocusedStep(step: string): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    // An undo is pressed in the list below, and may be out of sight.
    const isUndo = step === "undoing";
    if (document.activeElement !== document.body && !isUndo) return;
    const heading = document.querySelector<HTMLElement>("#state, #read");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: !isUndo });
  }, [step]);
}

function Step({ mover }: { mover: Mover }) {
  const { state } = mover;
  switch (state.is) {
    case "choosing":
      return (
        <Section id="read" title="Read an export">
          <ChooseExport trouble={state.trouble} read={mover.read} />
        </Section>
      );
    case "reading":
      return (
        <Section id="read" title="Read an export">
          <Reading {...state} />
        </Section>
      );
    case "reported":
      return (
        <>
          <Report mover={mover} state={state} />
          <MoveItems move={state.opened.move} isReport />
        </>
      );
    case "bringing":
    case "stopped":
      return (
        <>
          <MoveProgress mover={mover} state={state} />
          <MoveItems move={state.opened.move} />
        </>
      );
    case "ended":
      return (
        <>
          <MoveEnded mover={mover} state={state} />
          <MoveItems move={state.opened.move} />
        </>
      );
    case "undoing":
      return <Undoing {...state} />;
    case "undone":
      return <Undone mover={mover} state={state} />;
  }
}

const path = "/admin/move-in";

/** Asks before leaving the page would stop a move that is under way. */
function StayGuard({ isBusy }: { isBusy: boolean }) {
  const blocker = useBlocker(
    ({ nextLocation }) => isBusy && nextLocation.pathname.replace(/\/$/, "") !== path,
  );
  return (
    <LeaveGuard
      blocker={blocker}
      isUnsaved={isBusy}
      isLeaving={() => false}
      question="It stops when you leave this page. What has come so far is on your site; choose the same file again, and it goes on."
      keep={() => undefined}
      Button={Button}
      Modal={Modal}
    />
  );
}
