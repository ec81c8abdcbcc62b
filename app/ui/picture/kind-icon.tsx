import type { MediaKind } from "@toadstool/media";
import type { IconProps } from "@toadstool/elements/icons/icon";
import { FilmIcon, PictureIcon, SoundIcon } from "@toadstool/elements/icons";

const icons = { picture: PictureIcon, video: FilmIcon, audio: SoundIcon };

/** The sign of a picture, a film or a sound. */
export function KindIcon({ kind, ...rest }: IconProps & { kind: MediaKind | null }) {
  const Icon = icons[kind ?? "picture"];
  return <Icon {...rest} />;
}
