import { useEffect, useRef, useState } from "react";
import type { Surface } from "../surface/open-surface.client.ts";
import { Asking } from "./asking.tsx";

/** The address of something that plays, and its title. */
export function EmbedDialog({ surface, onClose }: { surface: Surface; onClose: () => void }) {
  const { controls, embeds } = surface.host;
  const [before] = useState(() => {
    const { selected } = surface.caretState.now();
    return selected?.kind === "embed" ? selected : null;
  });
  const [address, setAddress] = useState(before ? embeds.addressOf(before.name, before.attributes) : "");
  const [title, setTitle] = useState(before?.attributes.title ?? "");
  const [issue, setIssue] = useState("");
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const done = () => {
    const isSame = before && address.trim() === embeds.addressOf(before.name, before.attributes);
    const embed = isSame ? before : embeds.find(address);
    if (!embed) {
      setIssue(embeds.refusal);
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
    <Asking
      controls={controls}
      title="Embed"
      does={before ? "Save" : "Insert"}
      onDone={done}
      onClose={onClose}
    >
      <controls.Field
        ref={first}
        label="Address"
        name="address"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        hint={embeds.hint}
        issues={issue ? [{ field: "address", message: issue }] : undefined}
        value={address}
        onChange={({ target }) => {
          setAddress(target.value);
          setIssue("");
        }}
      />
      <controls.Field
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
