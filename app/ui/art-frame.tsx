import { ArtFrame as StageFrame, type ArtFrameProps } from "@toadstool/stage/react";
import { type ModelOf, type PieceSlug, pieces } from "#studio/pieces.ts";
import { PauseIcon, PlayIcon } from "./icons.tsx";

interface PieceFrameProps<Slug extends PieceSlug> extends Omit<
  ArtFrameProps<ModelOf<Slug>>,
  "load" | "control"
> {
  piece: Slug;
}

const control = { className: "control control-round", play: <PlayIcon />, pause: <PauseIcon /> };

/** Frames a piece of the studio's list, with the site's own pause button. */
export function ArtFrame<Slug extends PieceSlug>({ piece, ...frame }: PieceFrameProps<Slug>) {
  return <StageFrame {...frame} load={pieces[piece]} control={control} />;
}
