import { useEffect, useRef } from "react";

/** Keeps the text of a field under this key of `sessionStorage` until its tab is closed, for when its form could not be sent. */
export function useKeptField(key: string) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (ref.current && ref.current.value === "") ref.current.value = read(key);
  }, [key]);
  return { ref, onChange: ({ target }: { target: HTMLInputElement }) => write(key, target.value) };
}

/** It was sent: nothing of it needs to stay. */
export function useForgottenField(key: string): void {
  useEffect(() => write(key, ""), [key]);
}

function read(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

function write(key: string, value: string): void {
  try {
    if (value) sessionStorage.setItem(key, value);
    else sessionStorage.removeItem(key);
  } catch {
    // Storage is off: the field is all there is.
  }
}
