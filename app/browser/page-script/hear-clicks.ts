import { addCopyButtons, copyCode } from "@toadstool/elements/copying/copy-code";
import { watchFolding } from "@toadstool/elements/page/folding";
import { sendView } from "../views/send-view.ts";
import { tryWords } from "../words.ts";
import { pauseAtButton } from "./pause-pictures.ts";

/**
 * Answers clicks on what a document brings as HTML, with React or without it: likes, moving pictures, folding cards, blocks of code, links to documents whose
 * opening is counted (`data-counted`). Returns what ends it.
 */
export function hearClicks(): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  document.addEventListener("submit", like, { signal });
  document.addEventListener("click", pauseAtButton, { signal });
  document.addEventListener("click", countOpening, { signal });
  const end = watchFolding();
  void hearCopying(signal);
  return () => {
    ended.abort();
    end();
  };
}

/** Where its words do not come, code is selected and copied by hand. */
async function hearCopying(signal: AbortSignal): Promise<void> {
  const words = await tryWords();
  if (!words || signal.aborted) return;
  addCopyButtons(words.elements.copying);
  signal.addEventListener("abort", copyCode(words.elements.copying));
}

/** Its code comes with the first click; where that fails, the form is sent as it would be without scripts. */
function like(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement && form.dataset.like)) return;
  const { submitter } = event;
  event.preventDefault();
  import("./post-likes.ts").then(
    ({ likePost }) => likePost(form),
    () => sendPlainly(form, submitter),
  );
}

function sendPlainly(form: HTMLFormElement, submitter: HTMLElement | null): void {
  delete form.dataset.like;
  form.requestSubmit(submitter);
}

function countOpening({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[data-counted]");
  if (link) sendView(link.pathname);
}
