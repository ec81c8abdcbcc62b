import { Form } from "react-router";
import { Button } from "@toadstool/elements/forms/button";
import { Field } from "@toadstool/elements/forms/field";
import { usePress } from "#app/ui/press/use-press.ts";
import { tagLimits } from "#domain/tags/tag.ts";
import { Section } from "./admin-main.tsx";
import shared from "./admin.module.css";

interface RenameSectionProps {
  id: string;
  name: string;
  /** The page that readers get at present. */
  address: string;
}

/** The form that renames a tag or a series: its present address leads to the new one. */
export function RenameSection({ id, name, address }: RenameSectionProps) {
  const { isPending, issues, typed } = usePress("rename");
  return (
    <Section id="rename" title="Rename">
      <Form method="post" className={shared.form}>
        <input type="hidden" name="id" value={id} />
        <Field
          key={name}
          label="Name"
          name="name"
          required
          autoComplete="off"
          limit={tagLimits.name}
          defaultValue={typed.name ?? name}
          issues={issues}
          hint={`The present address, ${address}, will lead to the new one.`}
        />
        <Button type="submit" name="intent" value="rename" disabled={isPending}>
          Rename
        </Button>
      </Form>
    </Section>
  );
}
