import { useState } from "react";
import type { ApiAnswer, ApiTrouble } from "#app/browser/api.ts";
import type { Issue } from "#domain/outcome.ts";
import styles from "./side.module.css";

interface Trouble {
  words: string;
  issues: Issue[];
}

/** One call to the API at a time, and what became of it. */
export function useCalls(startIssues?: Issue[]) {
  const [isBusy, setBusy] = useState(false);
  const [told, setTold] = useState("");
  const [trouble, setTrouble] = useState<Trouble | null>(
    startIssues ? { words: "", issues: startIssues } : null,
  );

  async function run<Data>(
    good: string,
    take: (data: Data) => void,
    call: () => Promise<ApiAnswer<Data>>,
  ): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setTold("");
    setTrouble(null);
    const answer = await call();
    setBusy(false);
    if ("data" in answer) {
      take(answer.data);
      setTold(good);
    } else setTrouble({ words: wordsOf(answer), issues: answer.issues });
  }
  return { isBusy, told, trouble, run };
}

/** What hindered the call itself. */
export function notCalled(trouble: string): ApiTrouble {
  return { trouble, isLoggedOut: false, status: 0, code: "", issues: [] };
}

function wordsOf({ trouble, issues }: ApiTrouble): string {
  return issues.length > 0 ? issues.map(({ message }) => message).join(" ") : trouble;
}

/** Says what became of a call. */
export function Told({ told, trouble }: { told: string; trouble: Trouble | null }) {
  return (
    <>
      {trouble?.words && (
        <p role="alert" className={styles.trouble}>
          {trouble.words}
        </p>
      )}
      <output className={styles.told}>{told}</output>
    </>
  );
}
