import { type RefObject, useEffect } from "react";
import { giveWay } from "./floating-overlap.ts";

/** `giveWay`, as long as the component is there. */
export function useGivingWay<E extends HTMLElement>(floating: RefObject<E | null>): void {
  useEffect(() => (floating.current ? giveWay(floating.current) : undefined), [floating]);
}
