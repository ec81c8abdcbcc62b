import type { ReactNode } from "react";

/** What a tag of a message holds, for people who hear the page alone. */
export const hidden = (held: ReactNode[]) => <span className="visually-hidden">{held}</span>;
