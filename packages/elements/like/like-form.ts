import { ownLikes } from "./own-likes.ts";

export interface LikeStore {
  /** The key of `localStorage` under which this browser's likes are. */
  keptAs: string;
  /** Stores a like or takes it back: the new count, or why nothing was stored. */
  store: (id: string, liked: boolean) => Promise<{ likes: number } | { refusal: string }>;
}

interface Pressed {
  /** The stored likes but this visitor's. */
  others: number;
  /** One after the other: the last press is the one that stays. */
  sent: Promise<void>;
}

const pressed = new WeakMap<HTMLFormElement, Pressed>();

/**
 * Whether something is liked is known to this page alone, and forgotten when it is left. The stored count takes one like of
 * each visitor, so it may hold this visitor's already: then liking again adds nothing. The count follows the press at once, and
 * the stored one as soon as that is known; without scripts, the answer to the form is this page again.
 *
 * The form is `<form data-like="ID">` with one submit button, `aria-pressed`, and an `<output>` for a refusal. On the whole page,
 * `data-likes` holds the bare count and `data-likes-words` the count in words.
 */
export function toggleLike(form: HTMLFormElement, { keptAs, store }: LikeStore): void {
  const id = form.dataset.like ?? "";
  const own = ownLikes(keptAs);
  const wanted = !isLiked(form);
  const known = pressed.get(form);
  const isCounted = !wanted || own.has(id);
  const state = known ?? { others: shownCount(form) - (isCounted ? 1 : 0), sent: Promise.resolve() };
  pressed.set(form, state);
  show(form, state, wanted);
  state.sent = send(state.sent);

  async function send(earlier: Promise<void>) {
    await earlier;
    const before = state.others;
    const answer = await store(id, wanted);
    if ("likes" in answer) {
      own.remember(id, wanted);
      state.others = answer.likes - (wanted ? 1 : 0);
      show(form, state, isLiked(form));
    } else {
      state.others = before;
      show(form, state, !wanted, answer.refusal);
    }
  }
}

const buttonOf = (form: HTMLFormElement) => form.querySelector<HTMLButtonElement>("[aria-pressed]");
const isLiked = (form: HTMLFormElement) => buttonOf(form)?.ariaPressed === "true";
const shownCount = (form: HTMLFormElement) => Number(form.querySelector("[data-likes]")?.textContent);

function show(form: HTMLFormElement, { others }: Pressed, liked: boolean, trouble = "") {
  const button = buttonOf(form);
  if (button) Object.assign(button, { ariaPressed: String(liked), value: liked ? "-1" : "1" });
  const count = others + (liked ? 1 : 0);
  for (const place of document.querySelectorAll("[data-likes]")) write(place, String(count));
  for (const place of document.querySelectorAll("[data-likes-words]")) write(place, likesWords(count));
  const output = form.querySelector("output");
  if (output) write(output, trouble);
}

export const likesWords = (count: number) => `${count} ${count === 1 ? "like" : "likes"}`;

/** What is announced or watched is not written again. */
function write(place: Element, text: string) {
  if (place.textContent !== text) place.textContent = text;
}
