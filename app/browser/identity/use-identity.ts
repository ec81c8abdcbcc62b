import { isMark, markedSession } from "@toadstool/openid/browser";
import { useEffect } from "react";

/**
 * Watches the login in the owner's browsers. A visitor's browser loads none of this code and sends no request, until another tab
 * logs in.
 */
export function useIdentity(loggedIn: boolean): void {
  useEffect(() => {
    const wakeIfHere = () => (loggedIn || markedSession() !== null) && wake();
    const elsewhere = (event: StorageEvent) => isMark(event) && wake();
    // A page that comes back from the browser's memory has missed every event.
    const back = (event: PageTransitionEvent) => event.persisted && wakeIfHere();
    wakeIfHere();
    window.addEventListener("storage", elsewhere);
    window.addEventListener("pageshow", back);
    return () => {
      window.removeEventListener("storage", elsewhere);
      window.removeEventListener("pageshow", back);
    };
  }, [loggedIn]);
}

function wake() {
  import("./session.ts").then(({ lookAfterSession }) => lookAfterSession()).catch(() => undefined);
}
