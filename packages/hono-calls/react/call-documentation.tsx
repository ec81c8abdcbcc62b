import type { DocumentedCall } from "../description/documented-call.ts";
import { MarkedWords, Path } from "./marked-words.tsx";

type Part =
  | "contents"
  | "contentsTitle"
  | "nouns"
  | "toCall"
  | "verb"
  | "call"
  | "address"
  | "method"
  | "mark"
  | "facts"
  | "factsTitle"
  | "list"
  | "fact";

/** The classes of the parts, such as a CSS module has them. */
export interface Styled {
  styles?: { readonly [Name in Part]?: string };
}

/** The calls by their nouns, in the order in which they are described. */
export function byNoun(calls: DocumentedCall[]): [noun: string, calls: DocumentedCall[]][] {
  const nouns = [...new Set(calls.map(({ noun }) => noun))];
  return nouns.map((noun) => [noun, calls.filter((call) => call.noun === noun)]);
}

/** The id of a heading; `/api/` at the beginning of a path is left out. */
export function idOf(...words: string[]): string {
  const named = words.join(" ").replace(/^(\w+ )\/api\//, "$1");
  return named
    .toLowerCase()
    .replace(/[^a-z\d]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** Links to all calls, after those to what the page says first. */
export function Contents({
  calls,
  first = [],
  styles = {},
}: Styled & { calls: DocumentedCall[]; first?: { id: string; title: string }[] }) {
  return (
    <nav aria-labelledby="contents" className={styles.contents}>
      <h2 id="contents" className={styles.contentsTitle}>
        Contents
      </h2>
      <ul className={styles.nouns}>
        {first.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
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

interface CallShown extends Styled {
  call: DocumentedCall;
  /** Marks a guarded call. */
  guard: string;
}

/** One call: its address, what it is for, whether it is guarded, its parameters and its responses. */
export function Call({ call, guard, styles = {} }: CallShown) {
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
        {isGuarded && <span className={styles.mark}>{guard}</span>}{" "}
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
      {fields.length > 0 && <Facts title="Parameters" facts={fields} isCode styles={styles} />}
      <Facts title="Responses" facts={answers} styles={styles} />
    </section>
  );
}

/** A list of names and what there is to say of each. */
export function Facts({
  title,
  facts,
  isCode = false,
  styles = {},
}: Styled & {
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
