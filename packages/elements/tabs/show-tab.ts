/** Shows what a pressed tab leads to, in a document that React has not taken over yet; the press is repeated once it has. */
export function showTab(pressed: Element): void {
  const tab = pressed.closest("[role=tab]");
  const list = tab?.closest<HTMLElement>("[role=tablist]");
  const tabs = [...(list?.querySelectorAll("[role=tab]") ?? [])];
  for (const each of tabs) {
    each.setAttribute("aria-selected", String(each === tab));
    const panel = document.getElementById(each.getAttribute("aria-controls") ?? "");
    panel?.toggleAttribute("data-inactive", each !== tab);
  }
  if (tab) list?.style.setProperty("--active", String(tabs.indexOf(tab)));
}
