import { useBlocker } from "react-router";
import { LeaveGuard } from "@toadstool/markdown-editor/notices";
import { Button } from "@toadstool/elements/forms/button";
import { Modal } from "@toadstool/elements/dialog/modal";

const path = "/admin/move-in";

/** Asks before the page is left while something is under way that stops then. */
export function StayGuard({ isBusy }: { isBusy: boolean }) {
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
