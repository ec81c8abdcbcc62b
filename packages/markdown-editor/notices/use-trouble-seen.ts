import { type RefObject, useEffect } from "react";

interface Places {
  /** A new one for each submission that was refused. */
  trouble: object | null;
  /** Where the fields are. */
  written: RefObject<HTMLElement | null>;
  /** Where the reason is shown. */
  message: RefObject<HTMLElement | null>;
}

/** Leads to the field that a submission was refused for, which a long text may have pushed out of sight; else to the reason. */
export function useTroubleSeen({ trouble, written, message }: Places): void {
  useEffect(() => {
    if (!trouble) return;
    const refused = [...(written.current?.querySelectorAll<HTMLElement>("[aria-invalid='true']") ?? [])];
    const field = refused.find((one) => one.getClientRects().length > 0) ?? message.current;
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: "center" });
  }, [trouble, written, message]);
}
