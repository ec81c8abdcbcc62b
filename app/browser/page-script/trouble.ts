const troubleId = "page-trouble";

/** Says what did not come, over the page. React never sees it: `forgetTrouble` is called before it takes the page over. */
export function tellTrouble(words: string): void {
  forgetTrouble();
  const trouble = document.createElement("output");
  Object.assign(trouble, { id: troubleId, className: "page-trouble", textContent: words });
  document.body.appendChild(trouble);
}

export function forgetTrouble(): void {
  document.getElementById(troubleId)?.remove();
}
