export interface LikeStore {
  /** Stores a like or takes it back; returns why nothing was stored, in words for people, or null. */
  store: (id: string, liked: boolean) => Promise<string | null>;
}

/** Presses are stored one after the other: the last one is the one that stays. */
const sent = new WeakMap<HTMLFormElement, Promise<void>>();

/**
 * Whether something is liked is known to this page alone, and forgotten when it is left. A press changes the count that the page
 * shows by one at once, whatever is stored meanwhile: the stored count takes one like of each visitor, and the page may be older
 * than it. Without scripts, the answer to the form is this page again.
 *
 * The form is `<form data-like="ID">` with one submit button, `aria-pressed`, and an `<output>` for a refusal. On the whole page,
 * each `data-likes` holds what its element says after a press: the count by itself or in words of any language.
 */
export function toggleLike(form: HTMLFormElement, { store }: LikeStore): void {
  const id = form.dataset.like ?? "";
  const wanted = !isLiked(form);
  show(form, wanted);
  sent.set(form, send(sent.get(form)));

  async function send(earlier?: Promise<void>) {
    await earlier;
    const refusal = await store(id, wanted);
    if (refusal !== null) show(form, !wanted, refusal);
  }
}

const buttonOf = (form: HTMLFormElement) => form.querySelector<HTMLButtonElement>("[aria-pressed]");
const isLiked = (form: HTMLFormElement) => buttonOf(form)?.ariaPressed === "true";

function show(form: HTMLFormElement, liked: boolean, trouble = "") {
  if (isLiked(form) !== liked) document.querySelectorAll<HTMLElement>("[data-likes]").forEach(exchange);
  const button = buttonOf(form);
  if (button) Object.assign(button, { ariaPressed: String(liked), value: liked ? "-1" : "1" });
  const output = form.querySelector("output");
  // What is announced is not written again.
  if (output && output.textContent !== trouble) output.textContent = trouble;
}

function exchange(place: HTMLElement) {
  const shown = place.textContent;
  place.textContent = place.dataset.likes ?? "";
  place.dataset.likes = shown;
}
