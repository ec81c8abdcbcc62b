import type { MadeToken, PersonalToken } from "#domain/identity/tokens/personal-token.ts";
import type { Refused } from "#domain/outcome.ts";
import { TokenForm } from "./token-form.tsx";
import { TokenList } from "./token-list.tsx";
import { TokenMade } from "./token-made.tsx";
import styles from "./tokens.module.css";

interface TokensSectionProps {
  tokens: PersonalToken[];
  /** Names the token that the form is to make: a form that is sent twice makes one. */
  newKey: string;
  /** A token just made: shown this once. */
  made?: MadeToken;
  /** One just revoked. */
  revoked?: PersonalToken;
  /** A refusal of any of the page's forms: those of other sections are passed over. */
  refusal?: Refused;
  typed?: Record<string, string>;
}

/** Personal access tokens: the one just made, a form for another, and those there are. */
export function TokensSection({ tokens, newKey, made, revoked, refusal, typed }: TokensSectionProps) {
  const ofForm = typed?.intent === "make-token" ? { refusal, typed } : {};
  const ofList = typed?.intent === "revoke-token" ? refusal : undefined;
  return (
    <section className={styles.section} aria-labelledby="tokens">
      <h2 id="tokens">Personal access tokens</h2>
      <p className={styles.measure}>
        For your own scripts. A token gives access to <a href="/api/docs">the API</a> in your name, and to
        nothing else. Create one for each script, with only the permissions it needs.
      </p>
      {made && <TokenMade key={made.id} made={made} />}
      <TokenList tokens={tokens} revoked={revoked} refusal={ofList} />
      <TokenForm key={made?.id} newKey={newKey} {...ofForm} />
    </section>
  );
}
