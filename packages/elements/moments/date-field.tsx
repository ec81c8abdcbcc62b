import { type ComponentProps, useId, useSyncExternalStore } from "react";
import { Field } from "../forms/field.tsx";
import { useElementsWords } from "../words.ts";
import { awayWords, localMoment } from "./moment-words.ts";

type DateFieldProps = ComponentProps<typeof Field> & { type: "date" | "datetime-local" };

/** The field of a site for a day, or for a moment: it says how far away that is, by the clock of the zone that the hook returns. */
export function createDateField(useSiteZone: () => string) {
  return function DateField({ hint = "", ...field }: DateFieldProps) {
    const ownId = useId();
    const { id = ownId, defaultValue = "" } = field;
    const zone = useSiteZone();
    const served = () => String(defaultValue);
    const day = useSyncExternalStore(
      asFieldsChange,
      () => (document.getElementById(id) as HTMLInputElement | null)?.value ?? served(),
      served,
    );
    const today = () => localMoment(new Date(), zone).slice(0, 10);
    const { language } = useElementsWords();
    const said = awayWords(language, day, useSyncExternalStore(asFieldsChange, today, today));
    return <Field {...field} id={id} hint={[said, hint].filter(Boolean).join(". ")} />;
  };
}

function asFieldsChange(changed: () => void) {
  document.addEventListener("input", changed);
  return () => document.removeEventListener("input", changed);
}
