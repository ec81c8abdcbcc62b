import { useId } from "react";
import { Form, useNavigation } from "react-router";
import { stayHere } from "#app/browser/scroll.ts";
import { Button } from "@toadstool/elements/forms/button";
import { Field } from "@toadstool/elements/forms/field";
import { Trouble } from "@toadstool/elements/dialog/notice";
import { scopeWords, tokenDays, tokenScopes } from "#domain/identity/tokens/personal-token.ts";
import type { Refused } from "#domain/outcome.ts";
import { ScopeFields } from "./scope-fields.tsx";
import { scopeField } from "./token-fields.ts";
import styles from "./tokens.module.css";

interface TokenFormProps {
  newKey: string;
  refusal?: Refused;
  typed?: Record<string, string>;
}

const usualDays = "30";

export function TokenForm({ newKey, refusal, typed }: TokenFormProps) {
  const isBusy = useNavigation().formData?.get("intent") === "make-token";
  const issues = refusal?.issues;
  const ofScopes = issues?.find(({ field }) => field.startsWith("scopes"));
  const isShownBeside = ofScopes || issues?.some(({ field }) => field === "name");
  const days = useId();
  return (
    <details className={styles.new} open={refusal !== undefined}>
      <summary className={styles.summary}>Create a token</summary>
      <Form method="post" className={styles.form} preventScrollReset state={stayHere}>
        <input type="hidden" name="key" value={newKey} />
        <Field
          label="Name"
          hint="What the token is for, such as “Backup script”."
          name="name"
          required
          maxLength={60}
          autoComplete="off"
          defaultValue={typed?.name}
          issues={issues}
        />
        <ScopeFields
          legend="Permissions"
          scopes={tokenScopes}
          words={scopeWords}
          isTicked={(scope) => (typed ? scopeField(scope) in typed : scope === "read")}
          issue={ofScopes?.message}
        />
        <div className={styles.days}>
          <label htmlFor={days}>Expires after</label>
          <select id={days} name="days" defaultValue={typed?.days ?? usualDays}>
            {tokenDays.map((count) => (
              <option key={count} value={count}>
                {count} days
              </option>
            ))}
          </select>
        </div>
        {refusal && !isShownBeside && <Trouble>{refusal.message}</Trouble>}
        <div>
          <Button type="submit" name="intent" value="make-token" disabled={isBusy}>
            {isBusy ? "Creating…" : "Create token"}
          </Button>
        </div>
      </Form>
    </details>
  );
}
