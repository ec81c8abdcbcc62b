import { useEffect, useRef, useState } from "react";
import { linkFrom } from "../paste/link-address.ts";
import type { Surface } from "../surface/open-surface.client.ts";
import { Asking } from "./asking.tsx";

interface LinkDialogProps {
  surface: Surface;
  onClose: () => void;
}

/** Where a link leads, and its words. */
export function LinkDialog({ surface, onClose }: LinkDialogProps) {
  const { controls } = surface.host;
  const [before] = useState(() => surface.linkHere());
  const [href, setHref] = useState(before.href);
  const [words, setWords] = useState(before.words);
  const [issue, setIssue] = useState("");
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const done = () => {
    const address = linkFrom(href);
    if (!address) {
      setIssue(
        "This is not a valid address. Enter one like https://example.org, /about-me or name@example.org.",
      );
      first.current?.focus();
      return;
    }
    surface.setLink(address, words.trim() || before.words || href.trim());
    onClose();
  };
  return (
    <Asking
      controls={controls}
      title={before.href ? "Edit link" : "Link"}
      does={before.href ? "Save" : "Insert"}
      onDone={done}
      onClose={onClose}
      more={
        before.href !== "" && (
          <controls.Button
            look="quiet"
            onClick={() => {
              surface.act("removeLink");
              onClose();
            }}
          >
            Remove link
          </controls.Button>
        )
      }
    >
      <controls.Field
        ref={first}
        label="Address"
        name="href"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={2000}
        issues={issue ? [{ field: "href", message: issue }] : undefined}
        value={href}
        onChange={({ target }) => {
          setHref(target.value);
          setIssue("");
        }}
      />
      <controls.Field
        label="Link text"
        name="words"
        autoComplete="off"
        hint="The words that readers click. Leave it empty to show the address."
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
    </Asking>
  );
}
