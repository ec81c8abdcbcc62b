/**
 * Whether the page shows only a part of a list, which its element with `data-partial` says. A page that holds the whole list
 * filters it itself, so that `shouldRevalidate` asks this: React Router gives it addresses, and no data.
 */
export function showsPartOfList(): boolean {
  return document.querySelector("[data-partial]") !== null;
}
