/** How names in this browser begin. `former` is only read: an earlier version may have left an unsaved text there. */
export interface Beginning {
  now: string;
  former: string;
}

/** Of copies in local storage. */
export const copyNames: Beginning = { now: "site-unsaved:", former: "toadstool-unsaved:" };

/** Of the locks that open editors hold. */
export const editorNames: Beginning = { now: "site-editor:", former: "toadstool-editor:" };

/** What follows the beginning; null where a name begins otherwise. */
export function nameAfter({ now, former }: Beginning, name: string): string | null {
  const begun = [now, former].find((beginning) => name.startsWith(beginning));
  return begun === undefined ? null : name.slice(begun.length);
}
