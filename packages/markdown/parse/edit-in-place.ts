import { EditMap } from "micromark-util-edit-map";

/** Whether micromark has used it: a bundle may hold its `EditMap` twice, and then nothing here is in force. */
export const inPlace = { isSeen: false };

/**
 * Makes micromark edit its events from the first edit on. By itself it copies all events of the text at each end of a list
 * and after each lazy line, which takes time by the square of a text’s length.
 */
export function editInPlace(): void {
  EditMap.prototype.consume = function consume(events) {
    inPlace.isSeen = true;
    const edits = this.map.toSorted(([one], [other]) => one - other);
    this.map.length = 0;
    this.index.clear();
    const first = edits[0]?.[0];
    if (first === undefined) return;
    const rest = events.splice(first);
    let read = 0;
    const keepUpTo = (end: number) => {
      for (const event of rest.slice(read, end)) events.push(event);
    };
    for (const [at, removed, added] of edits) {
      keepUpTo(at - first);
      for (const event of added) events.push(event);
      read = at - first + removed;
    }
    keepUpTo(rest.length);
  };
}
