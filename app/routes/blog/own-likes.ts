/**
 * The posts whose stored count holds this browser's like. It never leaves the browser: the button starts unliked on
 * every page, and this only keeps the count from adding a like that is in it already.
 */
const key = "likes";

export function wasLiked(postId: string): boolean {
  return read().includes(postId);
}

export function rememberLike(postId: string, isLiked: boolean): void {
  const others = read().filter((id) => id !== postId);
  try {
    localStorage.setItem(key, JSON.stringify(isLiked ? [...others, postId] : others));
  } catch {
    // Storage is off: the count is put right by the server's answer.
  }
}

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}
