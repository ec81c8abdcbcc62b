import { ArtFrame as StageFrame, type ArtFrameProps } from "@toadstool/stage/react";
import { PauseIcon, PlayIcon } from "@toadstool/elements/icons";
import type { ModelOf, PieceSlug } from "./pieces.ts";
import { pieces } from "#studio/pieces.ts";

interface PieceFrameProps<Slug extends PieceSlug> extends Omit<ArtFrameProps<ModelOf<Slug>>, "load"> {
  piece: Slug;
}

/** The site’s own pause button. */
export const control = { className: "control control-round", play: <PlayIcon />, pause: <PauseIcon /> };

/** Frames a piece of the studio's list, with that button where no other is given. */
export function ArtFrame<Slug extends PieceSlug>({ piece, ...frame }: PieceFrameProps<Slug>) {
  return <StageFrame control={control} {...frame} load={pieces[piece]} />;
}
