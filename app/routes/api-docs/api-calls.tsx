import type { DocumentedCall } from "@toadstool/hono-calls/description";
import styles from "./api-docs.module.css";
import { MarkedWords, Path } from "./marked-words.tsx";

/** The calls by their nouns, in the order in which they are described. */
export function byNoun(calls: DocumentedCall[]): [noun: string, calls: DocumentedCall[]][] {
  const nouns = [...new Set(calls.map(({ noun }) => noun))];
  return nouns.map((noun) => [noun, calls.filter((call) => call.noun === noun)]);
}

export function idOf(...words: string[]): string {
  const named = words.join(" ").replace(/^(\w+ )\/api\//, "$1");
  return named
    .toLowerCase()
    .replace(/[^a-z\d]+/g, "-")
    .replace(/^-|-$/g, "");
}

export function Contents({ calls }: { calls: DocumentedCall[] }) {
  return (
    <nav aria-labelledby="contents" className={styles.contents}>
      <h2 id="contents" className={styles.contentsTitle}>
        Contents
      </h2>
      <ul className={styles.nouns}>
        <li>
          <a href="#tokens">Tokens for scripts</a>
        </li>
        {byNoun(calls).map(([noun, own]) => (
          <li key={noun}>
            <a href={`#${idOf(noun)}`}>{noun}</a>
            <ul>
              {own.map(({ method, path }) => (
                <li key={method + path}>
                  <a href={`#${idOf(method, path)}`} className={styles.toCall}>
                    <code className={styles.verb}>{method}</code> <Path path={path} />
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function Call({ call }: { call: DocumentedCall }) {
  const { method, path, summary, description, isGuarded, scopes, fields, answers } = call;
  return (
    <section aria-labelledby={idOf(method, path)} className={styles.call}>
      <h3 id={idOf(method, path)} className={styles.address}>
        <code className={styles.method}>{method}</code> <Path path={path} />
      </h3>
      <p>
        <strong>
          <MarkedWords text={summary} />
        </strong>{" "}
        {isGuarded && <span className={styles.mark}>owner</span>}{" "}
        {scopes.map((scope) => (
          <span key={scope} className={styles.mark}>
            scope <code>{scope}</code>
          </span>
        ))}
      </p>
      {description && (
        <p>
          <MarkedWords text={description} />
        </p>
      )}
      {fields.length > 0 && <Facts title="Parameters" facts={fields} isCode />}
      <Facts title="Responses" facts={answers} />
    </section>
  );
}

/** A list of names and what there is to say of each. */
export function Facts({
  title,
  facts,
  isCode = false,
}: {
  title?: string;
  facts: DocumentedCall["fields"];
  isCode?: boolean;
}) {
  return (
    <div className={styles.facts}>
      {title && <h4 className={styles.factsTitle}>{title}</h4>}
      <dl className={styles.list}>
        {facts.map(({ name, about }) => (
          <div key={name} className={styles.fact}>
            <dt>{isCode ? <code>{name}</code> : name}</dt>
            <dd>
              <MarkedWords text={about} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
