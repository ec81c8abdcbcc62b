import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { Button } from "@toadstool/elements/forms/button";
import { useScripted } from "@toadstool/elements/behaviour/scripted";
import { debounce } from "@toadstool/elements/behaviour/debounce";
import type { Fields } from "./fields.ts";
import styles from "./form.module.css";

interface KeptTypingProps {
  formId: string;
  /** The form holds what was typed already. */
  isRefused: boolean;
  saved: Fields;
  onRestore: (fields: Fields) => void;
}

const keyOf = (pathname: string) => `work-form:${pathname}`;

/** What is typed into a work’s form stays in this tab until it is saved, whatever becomes of the page or the session. */
export function KeptTyping({ formId, isRefused, saved, onRestore }: KeptTypingProps) {
  const { pathname } = useLocation();
  const key = keyOf(pathname);
  const isScripted = useScripted();
  const [isDone, setDone] = useState(false);
  const found = isScripted && !isDone && !isRefused ? readKept(key) : null;
  const kept = found && differs(found, saved) ? found : null;
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return undefined;
    const keep = () => writeKept(key, fieldsIn(form));
    const later = debounce(keep, 400);
    const begin = () => {
      setDone(true);
      later();
    };
    form.addEventListener("input", begin);
    form.addEventListener("submit", keep);
    return () => {
      later.cancel();
      form.removeEventListener("input", begin);
      form.removeEventListener("submit", keep);
    };
  });
  if (!kept) return null;
  return (
    <div className={styles.kept}>
      <output>Something that you typed here before was not saved.</output>
      <div className={styles.buttons}>
        <Button
          look="quiet"
          onClick={() => {
            onRestore(kept);
            setDone(true);
          }}
        >
          Restore it
        </Button>
        <Button
          look="plain"
          onClick={() => {
            writeKept(key, null);
            setDone(true);
          }}
        >
          Discard it
        </Button>
      </div>
    </div>
  );
}

/** It is saved: nothing of it needs to stay, neither of the form of a new work that led here. */
export function useForgottenTyping(isSaved: boolean): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!isSaved) return;
    writeKept(keyOf(pathname), null);
    writeKept(keyOf(pathname.replace(/[^/]+$/, "new")), null);
  }, [isSaved, pathname]);
}

function fieldsIn(form: HTMLFormElement): Fields {
  const texts = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return Object.fromEntries(texts);
}

function differs(kept: Fields, saved: Fields): boolean {
  return Object.keys({ ...saved, ...kept }).some(
    (name) =>
      !["version", "workKey", "intent", "publishAt"].includes(name) &&
      (kept[name] ?? "") !== (saved[name] ?? ""),
  );
}

function readKept(key: string): Fields | null {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null") as Fields | null;
  } catch {
    return null;
  }
}

function writeKept(key: string, fields: Fields | null): void {
  try {
    if (fields) sessionStorage.setItem(key, JSON.stringify(fields));
    else sessionStorage.removeItem(key);
  } catch {
    // Storage is off or full: the form is all there is.
  }
}
