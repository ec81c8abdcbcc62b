import { ArrowIcon, CodeIcon, MailIcon, NetworkIcon, PhotosIcon, PlayIcon } from "@toadstool/elements/icons";
import type { LinkKind } from "#domain/profile/link-kinds.ts";

const icons = {
  code: CodeIcon,
  photos: PhotosIcon,
  network: NetworkIcon,
  video: PlayIcon,
  mail: MailIcon,
  other: ArrowIcon,
} satisfies Record<LinkKind, unknown>;

/** The icon of a link to another place of the creator's on the web. */
export function LinkIcon({ kind }: { kind: LinkKind }) {
  const Icon = icons[kind];
  return <Icon />;
}
