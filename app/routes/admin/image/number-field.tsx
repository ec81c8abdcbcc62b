import { type ComponentProps, useState } from "react";
import { Field } from "@toadstool/elements/forms/field";

type NumberFieldProps = Omit<ComponentProps<typeof Field>, "value" | "onChange"> & {
  value: number;
  onValue: (value: number) => void;
};

/** A field for a number that also changes elsewhere. While it is typed in, nothing is corrected under the caret. */
export function NumberField({ value, onValue, ...field }: NumberFieldProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <Field
      {...field}
      type="number"
      inputMode="numeric"
      value={typed ?? value}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        if (Number.isFinite(currentTarget.valueAsNumber)) onValue(currentTarget.valueAsNumber);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
