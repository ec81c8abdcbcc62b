/** Why the provider, a token or a login is not accepted. */
export interface Refusal {
  /** The kind, by which a site picks the status of its answer. */
  refused: "malformed" | "unauthenticated" | "forbidden" | "invalid" | "unavailable";
  /** Stable. */
  code: string;
  /** For people. It quotes nothing that the provider sent. */
  message: string;
  /** Always empty: no field of a form is at fault. Sites whose refusals name fields pass this one on as it is. */
  issues: never[];
}

export function refuse(refused: Refusal["refused"], code: string, message: string): Refusal {
  return { refused, code, message, issues: [] };
}

export function isRefusal(outcome: unknown): outcome is Refusal {
  return typeof outcome === "object" && outcome !== null && "refused" in outcome;
}
