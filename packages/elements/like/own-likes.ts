/**
 * What this browser has liked and the stored counts hold. It never leaves the browser: a button starts unliked on every page, and
 * this only keeps the count from adding a like that is in it already.
 */
export function ownLikes(key: string) {
  const read = (): string[] => {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
      return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [];
    } catch {
      return [];
    }
  };
  return {
    has: (id: string) => read().includes(id),
    remember(id: string, isLiked: boolean) {
      const others = read().filter((other) => other !== id);
      try {
        localStorage.setItem(key, JSON.stringify(isLiked ? [...others, id] : others));
      } catch {
        // Storage is off: the count is put right by the server's answer.
      }
    },
  };
}
