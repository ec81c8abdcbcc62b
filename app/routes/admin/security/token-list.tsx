import { Form, useNavigation } from "react-router";
import { stayHere } from "#app/browser/scroll.ts";
import { Asked } from "@toadstool/elements/dialog/asked";
import { Button } from "@toadstool/elements/forms/button";
import { ComingMoment, Moment } from "#app/ui/moment/moment.tsx";
import { DoneInPlace, Trouble } from "@toadstool/elements/dialog/notice";
import { type PersonalToken, scopeWords } from "#domain/identity/tokens/personal-token.ts";
import type { Refused } from "#domain/outcome.ts";
import styles from "./tokens.module.css";

interface TokenListProps {
  tokens: PersonalToken[];
  revoked?: PersonalToken;
  refusal?: Refused;
}

/** The open ones, each with its button; those that ended lately, folded away. */
export function TokenList({ tokens, revoked, refusal }: TokenListProps) {
  const open = tokens.filter(({ state }) => state === "open");
  const ended = tokens.filter(({ state }) => state !== "open");
  return (
    <>
      {revoked && (
        <DoneInPlace answer={revoked.id}>“{revoked.name}” is revoked and no longer works.</DoneInPlace>
      )}
      {refusal && <Trouble>{refusal.message}</Trouble>}
      {open.length === 0 ? (
        <p className={styles.soft}>No active tokens.</p>
      ) : (
        <ul className={styles.tokens} aria-label="Active tokens">
          {open.map((token) => (
            <li key={token.id} className={styles.card}>
              <Facts token={token} />
              <Revoke token={token} />
            </li>
          ))}
        </ul>
      )}
      {ended.length > 0 && (
        <details>
          <summary className={styles.summary}>
            Expired or revoked in the last 30 days ({ended.length})
          </summary>
          <ul className={styles.tokens} aria-label="Expired or revoked tokens">
            {ended.map((token) => (
              <li key={token.id} className={styles.ended}>
                <Facts token={token} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function Facts({ token }: { token: PersonalToken }) {
  return (
    <div className={styles.facts}>
      <h3 className={styles.name} dir="auto">
        {token.name}
      </h3>
      <p className={styles.soft}>
        <code translate="no">{token.hint}…</code> ·{" "}
        {token.scopes.map((scope) => scopeWords[scope].label.toLowerCase()).join(", ")}
      </p>
      <p className={styles.soft}>
        {token.lastUsedAt ? (
          <>
            Last used <Moment iso={token.lastUsedAt} />
          </>
        ) : (
          "Never used"
        )}{" "}
        · <End token={token} />
      </p>
    </div>
  );
}

function End({ token }: { token: PersonalToken }) {
  if (token.revokedAt) {
    return (
      <>
        revoked <Moment iso={token.revokedAt} />
      </>
    );
  }
  if (token.state === "expired") {
    return (
      <>
        expired <Moment iso={token.expiresAt} />
      </>
    );
  }
  return (
    <>
      expires on <ComingMoment iso={token.expiresAt} />
    </>
  );
}

/** A script that uses it stops at once. */
function Revoke({ token }: { token: PersonalToken }) {
  const { formData } = useNavigation();
  const isBusy = formData?.get("intent") === "revoke-token" && formData.get("id") === token.id;
  return (
    <Asked summary="Revoke…" label={`Revoke “${token.name}”…`}>
      <p>Scripts that use it lose access at once. This cannot be undone.</p>
      <Form method="post" preventScrollReset state={stayHere}>
        <input type="hidden" name="id" value={token.id} />
        <Button type="submit" name="intent" value="revoke-token" look="danger" disabled={isBusy}>
          {isBusy ? "Revoking…" : `Revoke “${token.name}”`}
        </Button>
      </Form>
    </Asked>
  );
}
