import { guestOf } from "./margin/guests.ts";
import { enough, keepToad } from "./margin/kept-toads.ts";

/** Keeps the toad that was pressed, on this device alone, and says how many there are. */
export function touchMargin(link: HTMLAnchorElement): void {
  const path = link.dataset.margin ?? "";
  const guest = guestOf(path);
  const note = link.parentElement?.querySelector("output");
  if (!guest || !note) return location.assign(link.href);
  const { count, isNew } = keepToad(path);
  link.dataset.kept = "";
  const words = document.createElement("span");
  words.textContent = `${isNew ? "Found" : "Found before"}: a toad, ${guest.doing}. ${
    count < enough ? `${count}\u00a0of\u00a0${enough}.` : "That makes a zine."
  } `;
  const more = document.createElement("a");
  more.href = "/art/toads";
  more.textContent = count < enough ? "See them" : "Fold it";
  note.replaceChildren(words, more);
}
