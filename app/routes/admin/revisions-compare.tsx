import "#app/styles/prose.css";
import type { Change } from "#domain/revisions/compare.ts";
import type { Comparison } from "./revisions.server.ts";
import styles from "./revisions-page.module.css";

/** What differs between two texts: first their fields, then the text itself. */
export function Compared({ comparison }: { comparison: Comparison }) {
  const { fields, changes, html, view } = comparison;
  const isSame = view === "words" && !changes.some(({ change }) => change !== "same");
  return (
    <>
      {fields.length > 0 && (
        <dl className={styles.fields}>
          {fields.map((field) => (
            <div key={field.label}>
              <dt>{field.label}</dt>
              <dd>
                <Words changes={field.changes} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {isSame && <p className={styles.hint}>The text itself is the same.</p>}
      {html === null ? (
        <div className={styles.source} dir="auto">
          <Words changes={changes} />
        </div>
      ) : (
        // oxlint-disable-next-line react/no-danger -- sanitised by the renderer that readers' pages use
        <div className={`prose ${styles.page}`} dir="auto" dangerouslySetInnerHTML={{ __html: html }} />
      )}
    </>
  );
}

function Words({ changes }: { changes: Change[] }) {
  return changes.map(({ change, text }, index) => {
    const key = `${index}-${change}`;
    if (change === "same") return <span key={key}>{text}</span>;
    const [Tag, word] = change === "added" ? (["ins", "added"] as const) : (["del", "removed"] as const);
    return (
      <Tag key={key}>
        <span className="visually-hidden"> ({word}: </span>
        {text}
        <span className="visually-hidden">) </span>
      </Tag>
    );
  });
}
