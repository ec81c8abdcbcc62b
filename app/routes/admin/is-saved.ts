import { isRouteErrorResponse } from "react-router";

interface Result {
  type: "data" | "error";
  result: unknown;
}

/** Whether the answer to a form is neither a failure nor a refusal; a redirect is none. */
export function isSaved(results: Record<string, Result>): boolean {
  return Object.values(results).every(({ type, result }) => {
    if (result instanceof Response) return result.status < 400;
    if (type === "error" || isRouteErrorResponse(result)) return false;
    const { init } = (result ?? {}) as { init?: { status?: number } | null };
    return (init?.status ?? 200) < 400;
  });
}
