import { useEffect, useEffectEvent } from "react";
import { type Location, useBlocker } from "react-router";
import { LeaveGuard, SessionDialog } from "@toadstool/markdown-editor/notices";
import { isUnsaved, type Target } from "@toadstool/markdown-editor/saving";
import { onIdentity } from "@toadstool/openid/browser";
import { usePopupLogin } from "#app/browser/identity/use-popup-login.ts";
import { Button } from "@toadstool/elements/forms/button";
import { Modal } from "@toadstool/elements/dialog/modal";
import { PopupTrouble } from "#app/ui/screens/popup-trouble.tsx";
import { isLoggedIn } from "./editor-api.ts";
import type { Workplace } from "./editor-mode.ts";
import type { useWriting } from "./use-writing.ts";

/** The dialogs that open before a text would be lost: on leaving it, and at the end of the session. */
export function EditorGuards({ writing }: { writing: ReturnType<typeof useWriting> }) {
  const { editor } = writing;
  const { state, workplace, copies } = editor;
  const { target } = state;
  const isPost = target.kind === "post";
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      editor.isUnsavedNow() &&
      !editor.isLeaving() &&
      !staysOpen(workplace, target, currentLocation, nextLocation),
  );
  return (
    <>
      <LeaveGuard
        blocker={blocker}
        isUnsaved={isUnsaved(state)}
        isLeaving={() => editor.isLeaving()}
        question={isPost ? questions.post : questions.draft}
        save={isPost ? undefined : () => editor.save()}
        keep={() => copies.keepNow()}
        Button={Button}
        Modal={Modal}
      />
      {state.step.at === "sessionEnded" && <LoggingIn writing={writing} />}
    </>
  );
}

const questions = {
  post: "Your changes are not published yet; “Update post” publishes them. If you leave, they are kept on this device and offered again.",
  draft:
    "Your latest changes are not saved yet. If you leave without saving, they are kept on this device and offered again.",
};

function LoggingIn({ writing: { editor, isAsking, setAsking } }: { writing: ReturnType<typeof useWriting> }) {
  const { isOpen: isLoggingIn, trouble, logIn } = usePopupLogin();
  const back = useEffectEvent(() => editor.onLoggedIn());
  // The login's message from its window.
  useEffect(() => onIdentity("token-obtained", () => back()), []);
  return (
    <SessionDialog
      isOpen={isAsking}
      isKept={editor.copies.isKept}
      isLoggedIn={isLoggedIn}
      onLogIn={logIn}
      onClose={() => setAsking(false)}
      onBack={() => editor.onLoggedIn()}
      Button={Button}
      Modal={Modal}
    >
      <PopupTrouble trouble={trouble} />
      {isLoggingIn && <output>Log in in the window that has opened. Your text will still be here.</output>}
    </SessionDialog>
  );
}

/** Whether the same text is open there. */
function staysOpen({ opens }: Workplace, target: Target, from: Location, to: Location): boolean {
  if (from.pathname.replace(/\/$/, "") !== to.pathname.replace(/\/$/, "")) return false;
  const there = new URLSearchParams(to.search);
  if (target.kind === "new") return !there.has(opens) && !there.has("post");
  if (target.kind === "draft") return there.get(opens) === target.id;
  return there.get("post") === target.id || there.has("edit");
}
