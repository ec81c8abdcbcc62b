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
  const offered = folders.flatMap(({ folder }) => (folder ? { value: folder } : []));
  return (
    <Field name="folder" offered={offered} placeholder="Ex: travels/spring" autoComplete="off" {...field} />
  );
}
