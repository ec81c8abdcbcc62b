import type { ComponentProps } from "react";
import { Form } from "react-router";
import { Button } from "./button.tsx";

interface FormButtonProps extends ComponentProps<typeof Button> {
  /** Where the form goes; the page itself where it is not given. */
  action?: string;
  /** What the button asks of that page. */
  intent?: string;
  fields?: Record<string, string>;
  preventScrollReset?: boolean;
  /** Of the history's entry, where the answer is no redirect. */
  state?: unknown;
}

/** A form that is one button. */
export function FormButton({
  action,
  intent,
  fields,
  preventScrollReset,
  state,
  ...button
}: FormButtonProps) {
  return (
    <Form method="post" action={action} preventScrollReset={preventScrollReset} state={state}>
      <HiddenFields fields={fields} />
      <Button type="submit" name={intent && "intent"} value={intent} {...button} />
    </Form>
  );
}

/** What a form sends besides what is typed. */
export function HiddenFields({ fields = {} }: { fields?: Record<string, string> }) {
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
