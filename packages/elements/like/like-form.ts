export interface LikeStore {
  /** Stores a like or takes it back; returns why nothing was stored, in words for people, or null. */
  store: (id: string, liked: boolean) => Promise<string | null>;
}

interface LikeState {
  /** The likes shown before this page's own. */
  others: number;
  /** One after the other: the last press is the one that stays. */
  sent: Promise<void>;
}

const states = new WeakMap<HTMLFormElement, LikeState>();

/**
 * Whether something is liked is known to this page alone, and forgotten when it is left. A press changes the count that the page
 * shows by one at once, whatever is stored meanwhile: the stored count takes one like of each visitor, and the page may be older
 * than it. Without scripts, the answer to the form is this page again.
 *
 * The form is `<form data-like="ID">` with one submit button, `aria-pressed`, and an `<output>` for a refusal. On the whole page,
 * `data-likes` holds the bare count and `data-likes-words` the count in words.
 */
export function toggleLike(form: HTMLFormElement, { store }: LikeStore): void {
  const id = form.dataset.like ?? "";
  const wanted = !isLiked(form);
  const state = states.get(form) ?? {
    others: shownCount(form) - (wanted ? 0 : 1),
    sent: Promise.resolve(),
  };
  states.set(form, state);
  show(form, state, wanted);
  state.sent = send(state.sent);

  async function send(earlier: Promise<void>) {
    await earlier;
    const refusal = await store(id, wanted);
    if (refusal !== null) show(form, state, !wanted, refusal);
  }
}

const buttonOf = (form: HTMLFormElement) => form.querySelector<HTMLButtonElement>("[aria-pressed]");
const isLiked = (form: HTMLFormElement) => buttonOf(form)?.ariaPressed === "true";
const shownCount = (form: HTMLFormElement) => Number(form.querySelector("[data-likes]")?.textContent);

function show(form: HTMLFormElement, { others }: LikeState, liked: boolean, trouble = "") {
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
