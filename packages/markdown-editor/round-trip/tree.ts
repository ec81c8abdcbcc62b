/**
 * A node of the markdown tree, with four types of our own: `raw` (kept as it was typed), `embed` (a player),
 * `underline` (`<u>…</u>`) and `softBreak` (a line break that readers see as a space).
 */
export interface TreeNode {
  type: string;
  children?: TreeNode[];
  value?: string;
  position?: { start: { offset?: number }; end: { offset?: number } };
  name?: string;
  attributes?: Record<string, string | null | undefined> | null;
  url?: string;
  title?: string | null;
  alt?: string | null;
  label?: string | null;
  identifier?: string;
  depth?: number;
  lang?: string | null;
  meta?: string | null;
  ordered?: boolean | null;
  start?: number | null;
  spread?: boolean | null;
  checked?: boolean | null;
  align?: (string | null)[] | null;
  marker?: string;
}

export function sliceOf({ position }: TreeNode, source: string): string {
  return source.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);
}
