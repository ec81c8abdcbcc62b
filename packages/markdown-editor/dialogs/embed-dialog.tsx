import { useEffect, useRef, useState } from "react";
import { Field } from "../../../app/ui/field.tsx";
import { addressOf, embedFor } from "../../../domain/markdown/embed-address.ts";
import type { Surface } from "../surface/open-surface.client.ts";
import { Asking } from "./asking.tsx";

/** The address of something that plays, and what it is called. */
export function EmbedDialog({ surface, onClose }: { surface: Surface; onClose: () => void }) {
  const [before] = useState(() => {
    const { selected } = surface.standing.now();
    return selected?.kind === "embed" ? selected : null;
  });
  const [address, setAddress] = useState(before ? addressOf(before.name, before.attributes) : "");
  const [title, setTitle] = useState(before?.attributes.title ?? "");
  const [issue, setIssue] = useState("");
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const done = () => {
    const isSame = before && address.trim() === addressOf(before.name, before.attributes);
    const embed = isSame ? before : embedFor(address);
    if (!embed) {
      setIssue(
        "This address cannot be embedded. Use the address of a video on YouTube or Vimeo, a pen on CodePen, a sketch in the p5.js editor, or a film or sound of this site.",
      );
      first.current?.focus();
      return;
    }
    const { title: _old, ...attributes } = embed.attributes;
    surface.setEmbed({
      name: embed.name,
      attributes: title.trim() ? { ...attributes, title: title.trim() } : attributes,
    });
    onClose();
  };
  return (
    <Asking title="Embed" does={before ? "Save" : "Insert"} onDone={done} onClose={onClose}>
      <Field
        ref={first}
        label="Address"
        name="address"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        hint="YouTube, Vimeo, CodePen, p5.js, the SoundCloud API, or a film or sound of this site."
        issues={issue ? [{ field: "address", message: issue }] : undefined}
        value={address}
        onChange={({ target }) => {
          setAddress(target.value);
          setIssue("");
        }}
      />
      <Field
        label="Title"
        name="title"
        autoComplete="off"
        maxLength={200}
        hint="Read aloud by screen readers and shown below the embed."
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
    </Asking>
  );
}
