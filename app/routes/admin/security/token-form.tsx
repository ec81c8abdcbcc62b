import { Trouble } from "@toadstool/elements/dialog/notice";
import { Button } from "@toadstool/elements/forms/button";
import { Field, SelectField } from "@toadstool/elements/forms/field";
import { HiddenFields } from "@toadstool/elements/forms/form-button";
import { Form } from "react-router";
import { usePress } from "#app/ui/press/use-press.ts";
import { longestName, scopeWords, tokenDays, tokenScopes } from "#domain/identity/tokens/personal-token.ts";
import shared from "../admin.module.css";
import { ScopeFields } from "./scope-fields.tsx";
import { scopeField } from "./token-fields.ts";

const usualDays = "30";

/** @param newKey names the token that the form is to make: a form that is sent twice makes one */
export function TokenForm({ newKey }: { newKey: string }) {
  const { isPending, refusal, issues, typed } = usePress("make-token");
  const ofScopes = issues.find(({ field }) => field.startsWith("scopes"));
  const isShownBeside = ofScopes || issues.some(({ field }) => field === "name" || field === "days");
  return (
    <Form method="post" className={shared.section} preventScrollReset>
      <HiddenFields fields={{ key: newKey }} />
      <Field
        label="Name"
        hint="What the token is for, such as “Backup script”."
        name="name"
        required
        maxLength={longestName}
        autoComplete="off"
        defaultValue={typed.name}
        issues={issues}
      />
      <ScopeFields
        legend="Permissions"
        scopes={tokenScopes}
        words={scopeWords}
        isTicked={(scope) => (refusal ? scopeField(scope) in typed : scope === "read")}
        issue={ofScopes?.message}
      />
      <SelectField
        label="Expires after"
        name="days"
        defaultValue={typed.days ?? usualDays}
        options={tokenDays.map((count) => ({ value: String(count), label: `${count} days` }))}
        issues={issues}
      />
      {refusal && !isShownBeside && <Trouble>{refusal.message}</Trouble>}
      <div>
        <Button type="submit" name="intent" value="make-token" disabled={isPending}>
          {isPending ? "Creating…" : "Create token"}
        </Button>
      </div>
    </Form>
  );
}
