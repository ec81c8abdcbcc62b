import type { MediaKind } from "@toadstool/media";
import type { IconProps } from "../icon.tsx";
import { FilmIcon, PictureIcon, SoundIcon } from "../icons.tsx";

const icons = { picture: PictureIcon, video: FilmIcon, audio: SoundIcon };

/** The sign of a picture, a film or a sound. */
export function KindIcon({ kind, ...rest }: IconProps & { kind: MediaKind | null }) {
  const Icon = icons[kind ?? "picture"];
  return <Icon {...rest} />;
}
