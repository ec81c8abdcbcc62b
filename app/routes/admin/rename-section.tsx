import { Form } from "react-router";
import { Button } from "@toadstool/elements/forms/button";
import { Field } from "@toadstool/elements/forms/field";
import type { Issue } from "#domain/outcome.ts";
import { tagLimits } from "#domain/tags/tag.ts";
import { Section } from "./admin-main.tsx";
import shared from "./admin.module.css";

interface RenameSectionProps {
  name: string;
  /** The page that readers get at present. */
  address: string;
  /** What was typed into a form that was refused. */
  typed?: string;
  issues?: Issue[];
}

/** The form that renames a tag or a series: its present address leads to the new one. */
export function RenameSection({ name, address, typed, issues }: RenameSectionProps) {
  return (
    <Section id="rename" title="Rename">
      <Form method="post" className={shared.form}>
        <Field
          key={name}
          label="Name"
          name="name"
          required
          autoComplete="off"
          limit={tagLimits.name}
          defaultValue={typed ?? name}
          issues={issues}
          hint={`The present address, ${address}, will lead to the new one.`}
        />
        <Button type="submit" name="intent" value="rename">
          Rename
        </Button>
      </Form>
    </Section>
  );
}
