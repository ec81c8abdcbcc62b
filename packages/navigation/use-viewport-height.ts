import { useEffect } from "react";
import { writeViewportHeight } from "./viewport-height.ts";

/** `writeViewportHeight`, as long as the component is there. */
export function useViewportHeight(property: string): void {
  useEffect(() => writeViewportHeight(property), [property]);
}
