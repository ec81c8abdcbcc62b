import { type SubmitEvent, useRef, useState } from "react";
import { ownLikes } from "./own-likes.ts";

interface LikeOptions {
  /** What is liked. */
  id: string;
  /** The stored count. */
  likes: number;
  /** The answer to a form that was sent without scripts, where this page is that answer. */
  start: { liked: boolean; trouble: string | null };
  /** The key of `localStorage` under which this browser's likes are. */
  keptAs: string;
  /** Stores a like or takes it back: the new count, or why nothing was stored. */
  store: (id: string, liked: boolean) => Promise<{ likes: number } | { refusal: string }>;
}

/**
 * Whether something is liked is known to this page alone, and forgotten when it is left. The stored count takes one like of
 * each visitor, so it may hold this visitor's already: then liking again adds nothing. With scripts the count follows the
 * click at once, and the stored one as soon as that is known; without, the answer to the form is this page again.
 */
export function useLike({ id, likes, start, keptAs, store }: LikeOptions) {
  const own = ownLikes(keptAs);
  const [liked, setLiked] = useState(start.liked);
  // The stored likes but this visitor's, once something has been pressed.
  const [others, setOthers] = useState<number | null>(null);
  const [trouble, setTrouble] = useState(start.trouble);
  // One after the other: the last click is the one that stays.
  const sent = useRef<Promise<void>>(Promise.resolve());

  const send = async (wanted: boolean) => {
    const answer = await store(id, wanted);
    if ("likes" in answer) {
      own.remember(id, wanted);
      setOthers(answer.likes - (wanted ? 1 : 0));
      return;
    }
    setLiked(!wanted);
    setOthers(others);
    setTrouble(answer.refusal);
  };

  return {
    liked,
    count: others === null ? likes : others + (liked ? 1 : 0),
    trouble,
    /** For the form's `onSubmit`. */
    toggle: (event: SubmitEvent) => {
      event.preventDefault();
      const isCounted = liked || own.has(id);
      setOthers(others ?? likes - (isCounted ? 1 : 0));
      setLiked(!liked);
      setTrouble(null);
      sent.current = sent.current.then(() => send(!liked));
    },
  };
}

export type Like = ReturnType<typeof useLike>;
