import type { ScopeWords, TokenScope } from "#domain/identity/tokens/personal-token.ts";
import { scopeField } from "./token-fields.ts";
import shared from "../admin.module.css";
import styles from "./security.module.css";

interface ScopeFieldsProps<Scope extends TokenScope> {
  legend: string;
  scopes: readonly Scope[];
  words: Record<Scope, ScopeWords>;
  isTicked: (scope: Scope) => boolean;
  issue?: string;
}

/** A tick for each permission, with what it allows. */
export function ScopeFields<Scope extends TokenScope>({
  legend,
  scopes,
  words,
  isTicked,
  issue,
}: ScopeFieldsProps<Scope>) {
  return (
    <fieldset className={styles.scopes} aria-describedby={issue && "scopes-issue"}>
      <legend>{legend}</legend>
      {scopes.map((scope) => (
        <div key={scope} className={styles.scope}>
          <input
            type="checkbox"
            id={scopeField(scope)}
            name={scopeField(scope)}
            aria-describedby={`about-${scope}`}
            defaultChecked={isTicked(scope)}
          />
          <label htmlFor={scopeField(scope)}>
            {words[scope].label} <code>{scope}</code>
          </label>
          <p id={`about-${scope}`} className={shared.soft}>
            {words[scope].about}
          </p>
        </div>
      ))}
      {issue && (
        <p id="scopes-issue" role="alert" className={styles.issue}>
          {issue}
        </p>
      )}
    </fieldset>
  );
}
