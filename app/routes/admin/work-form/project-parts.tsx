import { CheckField, Field, TextField } from "@toadstool/elements/forms/field";
import { Link } from "react-router";
import type { ControlProps } from "#app/ui/form/control.tsx";
import type { Category } from "#domain/facts/category.ts";
import { categoriesAddress } from "../works/kinds.ts";
import { rowsIn } from "./fields.ts";
import shared from "../admin.module.css";
import styles from "./form.module.css";

type PartProps = Pick<ControlProps, "texts" | "issues">;

export function Categories({ texts, issues, categories }: PartProps & { categories: readonly Category[] }) {
  const messages = issues.filter(({ field }) => field === "categories").map(({ message }) => message);
  return (
    <>
      <div className={styles.checks}>
        {categories.map(({ code, name, isHidden }) => (
          <CheckField key={code} name={`category.${code}`} isOn={texts[`category.${code}`] === "on"}>
            {name}
            {isHidden && " (hidden)"}
          </CheckField>
        ))}
      </div>
      <p className={shared.soft}>
        {categories.length === 0 && "There are none yet, and a project needs one. "}
        <Link to={categoriesAddress}>Change the categories</Link>
      </p>
      {messages.length > 0 && <p className={styles.issue}>{messages.join(" ")}</p>}
    </>
  );
}

/** Every save leaves two empty rows for more. */
export function Links({ texts, issues }: PartProps) {
  if (texts.extraMarkdown)
    return (
      <TextField
        label="Links onward (markdown)"
        name="extraMarkdown"
        rows={3}
        defaultValue={texts.extraMarkdown}
        issues={issues}
      />
    );
  const links = [...rowsIn(texts, "extra").filter(({ href }) => href), {}, {}];
  return links.map(({ label, href }: { label?: string; href?: string }, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- links stay where they are
    <div key={at} className={styles.pair}>
      <Field label={`Link ${at + 1}: name`} name={`extra.${at}.label`} defaultValue={label} issues={issues} />
      <Field
        label={`Link ${at + 1}: address`}
        name={`extra.${at}.href`}
        defaultValue={href}
        placeholder="/… or https://…"
        issues={issues}
        autoCapitalize="none"
      />
    </div>
  ));
}
