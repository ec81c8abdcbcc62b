import type { ReactNode } from "react";
import "#app/styles/prose.css";
import { ChipLink, ChipLinks } from "@toadstool/elements/forms/chips";
import { since } from "#app/ui/moment/moment.tsx";
import { type Change, foldText, wordsIn } from "@toadstool/markdown/prose";
import type { RevisionSummary } from "#domain/revisions/revision.ts";
import { counted } from "#domain/text/counted.ts";
import type { Comparison } from "./revisions.server.ts";
import shared from "../admin.module.css";
import styles from "./revisions-page.module.css";

interface ComparedProps {
  comparison: Comparison;
  revisions: RevisionSummary[];
}

/** What differs between two texts: first their fields, then the text itself. */
export function Compared({ comparison, revisions }: ComparedProps) {
  const { from, to, fields, changes, html, view } = comparison;
  const isSame = view === "words" && !changes.some(({ change }) => change !== "same");
  const lookAt = (other: string) => `?${new URLSearchParams({ from, to, view: other }).toString()}#compared`;
  const look = (other: string, words: string) => (
    <ChipLink to={lookAt(other)} preventScrollReset current={view === other}>
      {words}
    </ChipLink>
  );
  return (
    <>
      <p className={`${shared.buttons} ${styles.legend}`}>
        <span>
          <del>Only in</del> <NameOf id={from} revisions={revisions} />
        </span>
        <span>
          <ins>Only in</ins> <NameOf id={to} revisions={revisions} />
        </span>
      </p>
      <ChipLinks label="Compare">
        {look("words", "Word by word")}
        {look("page", "As published")}
      </ChipLinks>
      {fields.length > 0 && (
        <dl className={`${shared.section} ${shared.facts} ${styles.fields}`}>
          {fields.map((field) => (
            <div key={field.label}>
              <dt>{field.label}</dt>
              <dd dir="auto">{field.changes.map(word)}</dd>
            </div>
          ))}
        </dl>
      )}
      {isSame && (
        <p className={shared.soft}>
          {fields.length > 0 ? "The text is the same." : "There are no differences."}
        </p>
      )}
      {html === null ? (
        !isSame && (
          <div className={`${shared.card} ${styles.source}`} dir="auto">
            {changes.map((change, index) =>
              change.change === "same" ? (
                <FoldedText
                  key={`${index}-same`}
                  text={change.text}
                  isFirst={index === 0}
                  isLast={index === changes.length - 1}
                />
              ) : (
                word(change, index)
              ),
            )}
          </div>
        )
      ) : (
        // oxlint-disable-next-line react/no-danger -- sanitised by the renderer that readers' pages use
        <div
          className={`prose ${shared.card} ${styles.page}`}
          dir="auto"
          dangerouslySetInnerHTML={{ __html: html }}
        />
      )}
    </>
  );
}

function NameOf({ id, revisions }: { id: string; revisions: RevisionSummary[] }) {
  const revision = revisions.find((one) => one.id === id);
  if (!revision) return "the current text";
  return since("the revision saved", revision.savedAt);
}

function word({ change, text }: Change, index: number): ReactNode {
  const key = `${index}-${change}`;
  if (change === "same") return <span key={key}>{text}</span>;
  const [Tag, said] = change === "added" ? (["ins", "added"] as const) : (["del", "removed"] as const);
  return (
    <Tag key={key}>
      <span className="visually-hidden"> ({said}: </span>
      {text}
      <span className="visually-hidden">) </span>
    </Tag>
  );
}

interface FoldedTextProps {
  text: string;
  isFirst: boolean;
  isLast: boolean;
}

/** What two texts share, folded where it is long: the changes are looked for. */
function FoldedText({ text, ...place }: FoldedTextProps) {
  const parts = foldText(text, place);
  if (!parts) return text;
  const [before, folded, after] = parts;
  return (
    <>
      {before}
      <details className={styles.folded}>
        <summary>{counted(wordsIn(folded), "word")} unchanged</summary>
        {folded}
      </details>
      {after}
    </>
  );
}
