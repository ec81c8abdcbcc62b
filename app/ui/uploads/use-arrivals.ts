import { useEffect, useRef } from "react";
import type { Uploads } from "#app/browser/uploads/uploads.ts";
import { useUploads } from "./use-uploads.ts";

const rest = 1000;

/** The first arrival is reported at once, those within the next second together. */
export function useArrivals(uploads: Uploads, onArrived: () => void) {
  const { arrived, isPaused } = useUploads(uploads);
  const reported = useRef(arrived);
  const reportedAt = useRef(0);
  useEffect(() => {
    if (arrived <= reported.current) {
      reported.current = arrived;
      return undefined;
    }
    // Logging in again would leave the page while files still wait.
    if (isPaused) return undefined;
    const tell = () => {
      // What cannot be asked for would put an error in the place of the page, and of the uploads.
      if (!navigator.onLine) return window.addEventListener("online", tell, { once: true });
      reported.current = arrived;
      reportedAt.current = Date.now();
      return onArrived();
    };
    const waiting = setTimeout(tell, Math.max(0, reportedAt.current + rest - Date.now()));
    return () => {
      clearTimeout(waiting);
      window.removeEventListener("online", tell);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only an arrival is reported
  }, [arrived, isPaused]);
}
