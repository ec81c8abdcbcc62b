import { isUnsaved } from "@toadstool/markdown-editor/saving";
import { LeaveGuard } from "./leave-guard.tsx";
import { SessionDialog } from "./session-dialog.tsx";
import type { useWriting } from "./use-writing.ts";

/** The dialogs that stand before what would lose a text: leaving it, and the end of the session. */
export function EditorGuards({ writing }: { writing: ReturnType<typeof useWriting> }) {
  const { editor, isAsking, setAsking } = writing;
  const { state, desk, copies } = editor;
  return (
    <>
      <LeaveGuard
        desk={desk}
        target={state.target}
        isUnsaved={isUnsaved(state)}
        isUnsavedNow={() => editor.isUnsavedNow()}
        isLeaving={() => editor.isLeaving()}
        save={() => editor.save()}
        keep={() => copies.keepNow()}
      />
      {state.step.at === "sessionEnded" && (
        <SessionDialog
          isOpen={isAsking}
          isKept={copies.isKept}
          onClose={() => setAsking(false)}
          onBack={() => editor.onLoggedIn()}
        />
      )}
    </>
  );
}
