import { useEffect } from "react";
import { useRevalidator } from "react-router";

const refreshEvery = 1500;

/** The figures follow the ledger while it changes and the page is visible. */
export function useRefreshWhile(moves: boolean) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!moves) return undefined;
    const timer = setInterval(() => document.hidden || void revalidate(), refreshEvery);
    return () => clearInterval(timer);
  }, [moves, revalidate]);
}
