import { useEffect } from "react";

/** Whether the lists that this window shows are whole, so that their pages filter them without asking again. */
export const holdsAll = { projects: true, works: true };

export function useHoldsAll(list: keyof typeof holdsAll, isWhole: boolean): void {
  useEffect(() => {
    holdsAll[list] = isWhole;
  }, [list, isWhole]);
}
