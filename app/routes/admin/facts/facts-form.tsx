import type { ComponentProps } from "react";
import { FormOf, FormPress } from "#app/ui/form/form.tsx";
import { FactsFrame } from "./facts-frame.tsx";

interface FactsFormProps<Name extends string>
  extends
    Omit<ComponentProps<typeof FactsFrame>, "press" | "children">,
    Pick<ComponentProps<typeof FormOf<Name>>, "id" | "form" | "sections" | "known" | "children"> {}

/** A page of facts that has one form. */
export function FactsForm<Name extends string>(props: FactsFormProps<Name>) {
  const { id, form, sections, known, children, ...facts } = props;
  return (
    <FactsFrame {...facts} press={<FormPress form={id} />}>
      <FormOf
        {...{ id, form, sections, known }}
        words={{ save: `Save ${id}` }}
        action={facts.page}
        version={facts.version}
      />
      {children}
    </FactsFrame>
  );
}
