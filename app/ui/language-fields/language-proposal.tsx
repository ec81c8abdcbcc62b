import { languageName } from "@toadstool/language";
import { useEffect, useEffectEvent, useState } from "react";
import { Button } from "@toadstool/elements/forms/button";
import type { Listen } from "@toadstool/markdown-editor/saving";
import { useProfile } from "../use-profile.ts";
import styles from "./language-proposal.module.css";

interface LanguageProposalProps {
  /** The text’s, as it is chosen. */
  language: string;
  read: () => string;
  onEdits: Listen;
  onSet: (language: string) => void;
}

/** How long nothing is typed before the text is looked at, in milliseconds. */
const rest = 1500;

/** Says what language the text looks like, where another one is chosen: until it is set, or dismissed. */
export function LanguageProposal({ language, read, onEdits, onSet }: LanguageProposalProps) {
  const { language: site } = useProfile();
  const [guessed, setGuessed] = useState<string | null>(null);
  const [isDismissed, setDismissed] = useState(false);
  const look = useEffectEvent(async () => {
    if (isDismissed) return;
    const { guessLanguage } = await import("./guess-language.client.ts");
    setGuessed(guessLanguage(read()));
  });
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const deafen = onEdits(() => {
      clearTimeout(waiting);
      waiting = setTimeout(() => void look().catch(() => undefined), rest);
    });
    return () => {
      clearTimeout(waiting);
      deafen();
    };
  }, [onEdits]);
  if (isDismissed || guessed === null || baseOf(guessed) === baseOf(language || site)) return null;
  return (
    <output className={styles.proposal}>
      <span>This looks like {languageName(guessed, "en")}.</span>
      <Button
        look="plain"
        onClick={() => {
          setDismissed(true);
          onSet(baseOf(guessed) === baseOf(site) ? "" : guessed);
        }}
      >
        Set it
      </Button>
      <Button look="plain" onClick={() => setDismissed(true)}>
        Dismiss
      </Button>
    </output>
  );
}

const baseOf = (tag: string) => tag.split("-")[0];
