import { useEffect, useRef } from "react";

const prefix = "site-field:";

/** Keeps the text of a field until this tab is closed, for when its form could not be sent. */
export function useKeptField(name: string) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (ref.current && ref.current.value === "") ref.current.value = read(name);
  }, [name]);
  return { ref, onChange: ({ target }: { target: HTMLInputElement }) => write(name, target.value) };
}

/** It was sent: nothing of it needs to stay. */
export function useForgottenField(name: string): void {
  useEffect(() => write(name, ""), [name]);
}

function read(name: string): string {
  try {
    return sessionStorage.getItem(prefix + name) ?? "";
  } catch {
    return "";
  }
}

function write(name: string, value: string): void {
  try {
    if (value) sessionStorage.setItem(prefix + name, value);
    else sessionStorage.removeItem(prefix + name);
  } catch {
    // Storage is off: the field is all there is.
  }
}
