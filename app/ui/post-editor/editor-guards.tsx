import { isUnsaved } from "@toadstool/markdown-editor/saving";
import { LeaveGuard } from "./leave-guard.tsx";
import { SessionDialog } from "./session-dialog.tsx";
import type { useWriting } from "./use-writing.ts";

/** The dialogs that open before a text would be lost: on leaving it, and at the end of the session. */
export function EditorGuards({ writing }: { writing: ReturnType<typeof useWriting> }) {
  const { editor, isAsking, setAsking } = writing;
  const { state, workplace, copies } = editor;
  return (
    <>
      <LeaveGuard
        workplace={workplace}
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
