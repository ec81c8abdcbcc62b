import styles from "./pages.module.css";

interface TemplateFieldProps {
  value: string;
  /** The editor's form, which is beneath the fields. */
  form: string;
  onChoose: (template: "" | "links") => void;
}

const templates = [
  { template: "", label: "Text", hint: "With the picture above it as a cover, if you choose one." },
  {
    template: "links",
    label: "Links",
    hint: "For a profile elsewhere: a portrait, your title as a name, and each link of a list as a button.",
  },
] as const;

/** How the page shows its text. */
export function TemplateField({ value, form, onChoose }: TemplateFieldProps) {
  return (
    <fieldset>
      <legend className={styles.legend}>Template</legend>
      {templates.map(({ template, label, hint }) => (
        <label key={template} className={styles.choice}>
          <input
            type="radio"
            name="template"
            value={template}
            form={form}
            checked={value === template}
            onChange={() => onChoose(template)}
          />
          <span>
            <strong>{label}.</strong> {hint}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
