import { type MouseEvent, useEffect, useState } from "react";
import { Link, useNavigation } from "react-router";
import { Trouble } from "@toadstool/elements/dialog/notice";
import { counted } from "#domain/text/counted.ts";
import { countRevisions } from "../editor-api.ts";
import styles from "./side.module.css";

interface HistoryProps {
  kind: "draft" | "post";
  id: string;
  saveNow: () => Promise<string | null>;
}

/** Where the text's earlier states are, and the text itself as a file. */
export function History({ kind, id, saveNow }: HistoryProps) {
  const count = useRevisionCount(kind, id);
  const [trouble, setTrouble] = useState("");
  const address = `/admin/blog/export/${kind}/${id}`;

  const saveFirst = async (event: MouseEvent) => {
    event.preventDefault();
    const notSaved = await saveNow();
    setTrouble(notSaved === null ? "" : `${notSaved} The file would not contain your latest changes.`);
    if (notSaved === null) window.location.assign(address);
  };
  return (
    <>
      <p className={styles.ways}>
        <Link to={`/admin/revisions/${kind}/${id}`}>
          History{count !== null && ` (${count === 0 ? "no revisions yet" : counted(count, "revision")})`}
        </Link>
        <a href={address} download onClick={(event) => kind === "draft" && void saveFirst(event)}>
          Export as .md
        </a>
      </p>
      {trouble && <Trouble>{trouble}</Trouble>}
    </>
  );
}

/** Null until it is known; it is shown beside a link that works without it. Counted again after a form was sent, which may keep a revision. */
function useRevisionCount(kind: "draft" | "post", id: string): number | null {
  const [count, setCount] = useState<number | null>(null);
  const isIdle = useNavigation().state === "idle";
  useEffect(() => {
    if (!isIdle) return undefined;
    const leaving = new AbortController();
    void countRevisions(kind, id, leaving.signal).then((found) => found !== null && setCount(found));
    return () => leaving.abort();
  }, [kind, id, isIdle]);
  return count;
}
