import { useEffect } from "react";
import { writeViewportHeight } from "./viewport-height.ts";

/** `writeViewportHeight`, as long as the component is there. */
export function useViewportHeight(property: string): void {
  useEffect(() => {
    const over = new AbortController();
    writeViewportHeight(property, over.signal);
    return () => over.abort();
  }, [property]);
}
