/** Called with what `Margin` marks with `data-margin`, when it is pressed. */
export function touchMargin(link: HTMLAnchorElement): void {
  location.assign(link.href);
}
