import { useEffect, useState } from "react";
import { type Djello, type Heard, voices } from "../../djello/djello.ts";
import styles from "./djello-machine.module.css";

/** What was heard last, in words, for people who do not hear it. */
export function DjelloHeard({ model }: { model: Djello }) {
  const [words, setWords] = useState("");
  useEffect(
    () => model.listen(({ hits }) => hits.length > 0 && setWords(hits.map(wordOf).join(", "))),
    [model],
  );
  return (
    <div className={`${styles.heard} needs-script`}>
      <p>
        Heard: <span>{words || "no sound yet"}</span>
      </p>
      <p className={styles.note}>Pausing stops the picture. The beat continues.</p>
    </div>
  );
}

const wordOf = ({ voice, hit }: Heard["hits"][number]) => `${voices[voice]?.name}${hit === 2 ? "!" : ""}`;
