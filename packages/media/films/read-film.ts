import {
  CustomSource,
  EncodedPacketSink,
  Input,
  type InputAudioTrack,
  type InputVideoTrack,
  MP3,
  MP4,
  OGG,
  WEBM,
} from "mediabunny";
import { MediaFault, damaged, wrongCodec } from "../fault.ts";
import { inBlocks, type Read } from "./blocks.ts";
import type { RecognisedFilm } from "../recognise.ts";

/** What every browser plays; HEVC is none of it. */
const played = {
  video: new Set<string | null>(["avc", "vp8", "vp9", "av1"]),
  audio: new Set<string | null>(["aac", "mp3", "opus", "vorbis", "flac"]),
};
const wanted = {
  video: "pictures in H.264, VP8, VP9 or AV1",
  audio: "sound in AAC, MP3, Opus, Vorbis or FLAC",
};

export interface StoredFile {
  bytes: number;
  recognised: RecognisedFilm;
}

export interface FilmFacts {
  kind: "video" | "audio";
  /** Seconds. */
  duration: number;
  /** Pixels, upright; 0 for a sound. */
  width: number;
  height: number;
}

/** Reads a stored file as a player does. Throws a `MediaFault` where no browser would play it. */
export async function readFilm(read: Read, { bytes, recognised }: StoredFile): Promise<FilmFacts> {
  const isMp3 = recognised.format === "mp3";
  const stored = inBlocks(bytes, read);
  const source = new CustomSource({
    getSize: () => bytes,
    read: stored.read,
    // An MP3 has no index and is read frame by frame. Of all others each step is counted.
    maxCacheSize: isMp3 ? 2_000_000 : 0,
    prefetchProfile: isMp3 ? "fileSystem" : "none",
    handleUnhandledError: () => undefined,
  });
  const input = new Input({ formats: [MP4, WEBM, MP3, OGG], source });
  try {
    // Pictures in a sound that are no film are its cover.
    return await readInput(input, { mayHoldCover: recognised.kind === "audio" });
  } catch (error) {
    if (error instanceof MediaFault) throw error;
    if (stored.failure) throw stored.failure;
    console.warn(`A file of ${bytes} bytes could not be read as a film or sound.`, error);
    throw damaged("This file cannot be read as a film or sound.");
  } finally {
    input.dispose();
  }
}

async function readInput(input: Input, { mayHoldCover }: { mayHoldCover: boolean }): Promise<FilmFacts> {
  const sounds = await input.getAudioTracks();
  const pictures = await input.getVideoTracks();
  const known = await Promise.all(pictures.map((track) => track.getCodec()));
  const films = mayHoldCover && known.every((codec) => codec === null) ? [] : pictures;
  const ends = await Promise.all([...films, ...sounds].map(endOf));
  const duration = Math.round(Math.max(0, ...ends) * 1000) / 1000;
  const [film] = films;
  if (!film && sounds.length === 0) throw damaged("This file contains neither video nor sound.");
  if (!Number.isFinite(duration) || duration <= 0) throw damaged("This file has no duration.");
  if (!film) return { kind: "audio", duration, width: 0, height: 0 };
  const [width, height] = await Promise.all([film.getDisplayWidth(), film.getDisplayHeight()]);
  if (!(width >= 1 && height >= 1)) throw damaged("The film’s pictures have no size.");
  return { kind: "video", duration, width: Math.round(width), height: Math.round(height) };
}

/** The end of a track in seconds, by its last packet, which is read. */
async function endOf(track: InputVideoTrack | InputAudioTrack): Promise<number> {
  const kind = track.isVideoTrack() ? "video" : "audio";
  const codec = await track.getCodec();
  if (!played[kind].has(codec)) throw unplayed(kind, codec ?? nameOf(await track.getInternalCodecId()));
  const last = await new EncodedPacketSink(track).getPacket(Infinity);
  if (!last) throw damaged(kind === "video" ? "A picture track is empty." : "A sound track is empty.");
  return last.timestamp + last.duration;
}

function unplayed(kind: "video" | "audio", codec: string): MediaFault {
  const what = kind === "video" ? "The pictures of this film are" : "The sound of this file is";
  return wrongCodec(`${what} in ${codec}, which not every browser plays.`, wanted[kind]);
}

/** What the file itself calls a codec, where that is a word. */
function nameOf(id: string | number | Uint8Array | null): string {
  return typeof id === "string" && /^[\w ./-]{2,20}$/.test(id) ? id.trim() : "a codec of their own";
}
