import { useSyncExternalStore } from "react";
import { Button } from "#app/ui/button.tsx";
import { statusWords } from "./autosave-words.ts";
import { StatusLine } from "./status-line.tsx";
import type { useEditor } from "./use-editor.ts";

interface EditorStatusProps {
  editor: ReturnType<typeof useEditor>;
  onLogIn: () => void;
}

/** Where the text is; and a way back in where the session has ended. */
export function EditorStatus({ editor, onLogIn }: EditorStatusProps) {
  const { state, copies } = editor;
  const isOnline = useOnline();
  return (
    <>
      <StatusLine {...statusWords(state, { isKept: copies.isKept, isOnline })} />
      {state.step.at === "sessionEnded" && (
        <Button look="quiet" onClick={onLogIn}>
          Log in again
        </Button>
      )}
    </>
  );
}

function useOnline(): boolean {
  return useSyncExternalStore(
    (heard) => {
      window.addEventListener("online", heard);
      window.addEventListener("offline", heard);
      return () => {
        window.removeEventListener("online", heard);
        window.removeEventListener("offline", heard);
      };
    },
    () => navigator.onLine,
    () => true,
  );
}
