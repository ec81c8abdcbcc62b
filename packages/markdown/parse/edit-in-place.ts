import { EditMap } from "micromark-util-edit-map";

/**
 * Makes micromark edit its events from the first edit on. By itself it copies all events of the text at each end of a list
 * and after each lazy line, which takes time by the square of a text’s length.
 */
export function editInPlace(): void {
  EditMap.prototype.consume = function consume(events) {
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
