import type { Draft } from "#domain/drafts/draft.ts";
import styles from "../blog/lists.module.css";
import { DraftRow } from "./row.tsx";

/** What the list shows of a draft. */
export type ListedDraft = Pick<
  Draft,
  "id" | "title" | "slug" | "words" | "updatedAt" | "publishAt" | "publishTrouble"
>;

/** Drafts, newest first. */
export function DraftRows({ drafts, isChoosing }: { drafts: ListedDraft[]; isChoosing?: boolean }) {
  return (
    <ul className={styles.list}>
      {drafts.map((draft) => (
        <DraftRow key={draft.id} draft={draft} isChoosing={isChoosing} />
      ))}
    </ul>
  );
}
