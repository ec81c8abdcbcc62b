import { useEffect } from "react";

/** Registers the service worker of the page for notes, and has it keep the page for times without a connection. */
export function useNotesWorker() {
  useEffect(() => {
    // The development server’s scripts are many and change.
    if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
    void register().catch(() => undefined);
  }, []);
}

/** Private windows refuse; everything else works without. */
async function register() {
  await navigator.serviceWorker.register("/admin/notes-worker.js", {
    scope: "/admin/notes",
    updateViaCache: "none",
  });
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage("keep-page", []);
}
