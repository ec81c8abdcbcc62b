import { useEffect } from "react";
import { hydratedEvent } from "./hydration-events.ts";

/** Reports to the script that let React take the page over that it has; in the root, whose effects run last. */
export function useReportHydration(): void {
  useEffect(() => {
    document.documentElement.dataset.hydrated = "";
    window.dispatchEvent(new Event(hydratedEvent));
  }, []);
}
