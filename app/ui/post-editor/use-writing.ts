import { type ChangeEvent, type KeyboardEvent, useId, useState } from "react";
import { useSaveKey } from "@toadstool/markdown-editor/notices";
import { makeListeners } from "@toadstool/markdown-editor/saving";
import { useTypedEarly } from "@toadstool/markdown-editor/typed-early";
import type { Refused } from "#domain/outcome.ts";
import { limits } from "#domain/posts/post.ts";
import { languageTag } from "@toadstool/language";
import { useTextLanguage } from "../use-text-language.ts";
import { type EditorText, textIn } from "./editor-text.ts";
import { type Opened, useEditor } from "./use-editor.ts";

/** An editor and its form. `refusal`: why the form was refused, where no script could ask. */
export function useWriting(opened: Opened, refusal: Refused | undefined) {
  const [edits] = useState(makeListeners);
  const editor = useEditor(opened, edits);
  const formId = useId();
  const [isAsking, setAsking] = useState(true);
  useTypedEarly(formId, (early) => editor.take(withoutContent(textIn(early))));

  const saidBySaving = useSaveKey(() => editor.saveNow(), edits.listen);

  const spoken = useTextLanguage().spoken(languageTag(editor.fields.language) ?? "");
  const { step } = editor.state;
  const trouble = editor.trouble ?? refusal;
  const issues = [...(trouble?.issues ?? []), ...(step.at === "refused" ? step.issues : [])];
  const change = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    editor.take({ [target.name]: target.name === "title" ? inOneLine(target.value) : target.value });
  return {
    editor,
    edits,
    formId,
    refusal,
    issues,
    /** The language and direction of what is written, for the browser’s spell checker. */
    spoken,
    saidBySaving,
    /** Whether to offer the login form after the session has ended. */
    isAsking,
    setAsking,
    field: (name: Exclude<keyof EditorText, "content" | "template">) => ({
      name,
      value: editor.fields[name],
      onChange: change,
      onKeyDown: keepEnterFromSubmitting,
      limit: name in limits ? limits[name as keyof typeof limits] : undefined,
      issues,
      form: formId,
      ...((name === "title" || name === "summary") && spoken),
    }),
  };
}

/** The typed text is still in its field. */
function withoutContent({ content: _content, ...fields }: Partial<EditorText>): Partial<EditorText> {
  return fields;
}

/** Enter in a one-line field would press the first button, which publishes; a title has one line, however long. */
function keepEnterFromSubmitting(event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) {
  const { localName, name } = event.currentTarget;
  if (event.key === "Enter" && (localName === "input" || name === "title")) event.preventDefault();
}

const inOneLine = (text: string) => text.replaceAll(/\s*\n\s*/g, " ");
