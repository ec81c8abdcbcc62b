import { Trouble } from "@toadstool/elements/dialog/notice";
import { Button } from "@toadstool/elements/forms/button";
import { Field } from "@toadstool/elements/forms/field";
import { Form } from "react-router";
import { usePress } from "#app/ui/press/use-press.ts";
import shared from "../admin.module.css";

/** @param path a missing address to begin with */
export function AddRedirect({ path }: { path: string }) {
  const { isPending, refusal, issues, typed } = usePress("add");
  return (
    <Form method="post" className={shared.section}>
      <Field
        label="Old address"
        name="path"
        placeholder="/old-page"
        autoCapitalize="none"
        required
        defaultValue={typed.path ?? path}
        issues={issues}
      />
      <Field
        label="Leads to"
        name="target"
        hint="A page of this site, like “/about-me”, or a whole address."
        autoCapitalize="none"
        required
        defaultValue={typed.target}
        issues={issues}
      />
      <div>
        <Button type="submit" name="intent" value="add" disabled={isPending}>
          {isPending ? "Adding…" : "Add redirect"}
        </Button>
      </div>
      {refusal && issues.length === 0 && <Trouble>{refusal.message}</Trouble>}
    </Form>
  );
}
