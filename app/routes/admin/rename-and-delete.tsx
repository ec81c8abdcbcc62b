import { ConfirmDelete } from "@toadstool/elements/dialog/confirm-delete";
import { Trouble } from "@toadstool/elements/dialog/notice";
import type { ReactNode } from "react";
import type { ShownForm } from "#app/ui/form/fields-of.ts";
import { FormOf } from "#app/ui/form/form.tsx";
import { usePress } from "#app/ui/press/use-press.ts";
import { Section } from "./admin-main.tsx";

interface NameProps {
  id: string;
  name: string;
  form: ShownForm;
  /** The page that readers get at present. */
  address: string;
  /** What it is called. */
  one: string;
  /** What becomes of what has it. */
  stays: string;
  /** Between the two. */
  children?: ReactNode;
}

/** The forms that rename a tag or a series, whose present address leads to the new one, and that delete it. */
export function RenameAndDelete({ id, name, form, address, one, stays, children }: NameProps) {
  const { refusal } = usePress("delete");
  return (
    <>
      <Section id="rename" title="Rename">
        <FormOf
          key={name}
          id="name"
          form={form}
          press="rename"
          words={{ save: "Rename" }}
          hidden={{ id }}
          known={{ name: { help: `The present address, ${address}, will lead to the new one.` } }}
        />
      </Section>
      {children}
      <Section id="delete" title="Delete">
        {refusal && <Trouble>{refusal.message}</Trouble>}
        <div>
          <ConfirmDelete
            label={`Delete this ${one}: ${name}`}
            question={`Delete “${name}”? This cannot be undone.`}
            about={<p>{stays}; its page and its feed will be gone.</p>}
            fields={{ intent: "delete", id }}
          >
            Delete this {one}
          </ConfirmDelete>
        </div>
      </Section>
    </>
  );
}
