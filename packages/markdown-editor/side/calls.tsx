import { useState } from "react";
import type { Issue } from "../saving/autosave-state.ts";
import styles from "./draft-panel.module.css";

interface Trouble {
  words: string;
  issues: Issue[];
}

interface CallTrouble {
  trouble: string;
  issues: Issue[];
}

/** What a call to the server returns. */
export type CallAnswer<Data> = { data: Data } | CallTrouble;

/** One call to the server at a time, and what became of it. */
export function useCalls(startIssues?: Issue[]) {
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState("");
  const [trouble, setTrouble] = useState<Trouble | null>(
    startIssues ? { words: "", issues: startIssues } : null,
  );

  async function run<Data>(
    good: string,
    take: (data: Data) => void,
    call: () => Promise<CallAnswer<Data>>,
  ): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setMessage("");
    setTrouble(null);
    const answer = await call();
    setBusy(false);
    if ("data" in answer) {
      take(answer.data);
      setMessage(good);
    } else setTrouble({ words: wordsOf(answer), issues: answer.issues });
  }
  return { isBusy, message, trouble, run };
}

/** What hindered the call itself. */
export function notCalled(trouble: string): CallTrouble {
  return { trouble, issues: [] };
}

function wordsOf({ trouble, issues }: CallTrouble): string {
  return issues.length > 0 ? issues.map(({ message }) => message).join(" ") : trouble;
}

/** Says what became of a call. */
export function CallMessage({ message, trouble }: { message: string; trouble: Trouble | null }) {
  return (
    <>
      {trouble?.words && (
        <p role="alert" className={styles.trouble}>
          {trouble.words}
        </p>
      )}
      <output className={styles.message}>{message}</output>
    </>
  );
}
