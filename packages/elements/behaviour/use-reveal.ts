import { type RefObject, useEffect, useRef } from "react";
import { reveal } from "./reveal.ts";

/** `reveal`, as long as the component is there. */
export function useReveal<E extends HTMLElement>(): RefObject<E | null> {
  const parent = useRef<E>(null);
  useEffect(() => (parent.current ? reveal(parent.current) : undefined), []);
  return parent;
}
