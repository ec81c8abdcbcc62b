import { useEffect, useRef } from "react";

/** Keeps the texts of fields until a tab is closed. Their keys in `sessionStorage` begin with `prefix`. */
export function keepFields(prefix: string) {
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

  /** Keeps the text of a field until this tab is closed, for when its form could not be sent. */
  function useKeptField(name: string) {
    const ref = useRef<HTMLInputElement>(null);
    useEffect(() => {
      if (ref.current && ref.current.value === "") ref.current.value = read(name);
    }, [name]);
    return { ref, onChange: ({ target }: { target: HTMLInputElement }) => write(name, target.value) };
  }

  /** It was sent: nothing of it needs to stay. */
  function useForgottenField(name: string): void {
    useEffect(() => write(name, ""), [name]);
  }

  return { useKeptField, useForgottenField };
}
