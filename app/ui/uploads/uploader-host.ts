import type { ReactNode } from "react";
import type { MediaKind } from "@toadstool/media";

/** What the uploader needs from the site around it. */
export interface UploaderHost {
  /** Where the form goes that uploads without scripts. */
  action: string;
  /** What the file chooser offers first, as the attribute `accept` says it; the server goes by the bytes. */
  accept: string;
  /** The words that refusals end with. They are shown once, below the list. */
  accepted: string;
  /** Where a file that was uploaded before can be looked at. */
  addressOf: (id: string) => string;
  /** Where a person logs in again. */
  login: string;
  /** The classes of a button. */
  buttonClass: (look: "primary" | "quiet" | "plain", className?: string) => string;
  icons: {
    upload: ReactNode;
    camera: ReactNode;
    ofKind: (kind: MediaKind | null) => ReactNode;
  };
}
