type Orientation = "horizontal" | "vertical";

/** The tab a key leads to: arrows along the list and around its ends, Home and End. None for any other key. */
export function tabAfterKey(key: string, at: number, count: number, orientation: Orientation): number | null {
  const [back, on] = orientation === "vertical" ? ["ArrowUp", "ArrowDown"] : ["ArrowLeft", "ArrowRight"];
  switch (key) {
    case back:
      return (at + count - 1) % count;
    case on:
      return (at + 1) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}
