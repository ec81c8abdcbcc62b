import type { Surface } from "../surface/open-surface.client.ts";
import type { Asked } from "../surface/caret-state.ts";
import { EmbedDialog } from "./embed-dialog.tsx";
import { HelpDialog } from "./help-dialog.tsx";
import { LinkDialog } from "./link-dialog.tsx";
import { PictureDialog } from "./picture-dialog.tsx";
import { RawDialog } from "./raw-dialog.tsx";

interface DialogsProps {
  asked: Asked | null;
  surface: Surface;
  onClose: () => void;
}

/** What asks before it does; the focus goes back to the text. */
export function Dialogs({ asked, surface, onClose }: DialogsProps) {
  if (asked === "help") return <HelpDialog Modal={surface.host.controls.Modal} onClose={onClose} />;
  if (asked === "link") return <LinkDialog surface={surface} onClose={onClose} />;
  if (asked === "picture") return <PictureDialog surface={surface} onClose={onClose} />;
  if (asked === "embed") return <EmbedDialog surface={surface} onClose={onClose} />;
  return asked === "raw" ? <RawDialog surface={surface} onClose={onClose} /> : null;
}
