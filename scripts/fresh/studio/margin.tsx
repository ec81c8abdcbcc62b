/** Nothing sits at the edge of the pages. */
export function Margin(_page: { path: string }) {
  return null;
}
