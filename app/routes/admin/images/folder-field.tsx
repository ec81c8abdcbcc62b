import { useId } from "react";
import { Field } from "@toadstool/elements/forms/field";
import type { Issue } from "#domain/outcome.ts";

interface FolderFieldProps {
  label: string;
  hint?: string;
  defaultValue: string;
  folders: { folder: string }[];
  issues?: Issue[];
  className?: string;
}

/** Names a folder: one that is there, or a new one. */
export function FolderField({ folders, ...field }: FolderFieldProps) {
  const list = useId();
  return (
    <>
      <Field name="folder" list={list} placeholder="Ex: travels/spring" autoComplete="off" {...field} />
      <datalist id={list}>
        {folders.map(({ folder }) => folder && <option key={folder}>{folder}</option>)}
      </datalist>
    </>
  );
}
