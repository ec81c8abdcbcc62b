import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { type MediaName, mediaFile, mediaNames } from "@toadstool/media/samples/films";
import { be32, cut, join } from "./bytes.ts";
import { acceptedAs, brokenFilm, notTaken, tooLongFilm } from "./expectations.ts";
import type { NastyFile } from "./nasty-file.ts";
import { secret, secretPlace } from "./secret.ts";

const film = resolve(import.meta.dirname, "film.mp4");

/** Films and sounds that tell too much, are cut short, are called what they are not, or weigh too much. */
export async function filmFiles(): Promise<NastyFile[]> {
  const mp4 = await readFile(film);
  const size = sizeOf(mp4);
  const taken = acceptedAs(size.width, size.height, { kind: "video" });
  const brand = (major: string) => join(mp4.subarray(0, 8), major, mp4.subarray(12));
  return [
    ...mediaNames.map(telling),
    { ...called("a film", "film.mp4", "video/mp4", () => mp4), expect: taken },
    {
      ...called("a film that tells who made it and where", "film.mp4", "video/mp4", () => withNotes(mp4)),
      expect: taken,
      isTypical: true,
    },
    { ...called("a film called .png", "film.png", "image/png", () => mp4), expect: taken },
    {
      ...called("a film cut after its first half", "film.mp4", "video/mp4", () => cut(mp4, 0.5)),
      expect: brokenFilm,
      isTypical: true,
    },
    {
      ...called("a film of noise in its index", "film.mp4", "video/mp4", () => withoutIndex(mp4)),
      expect: brokenFilm,
    },
    {
      ...called("a film of nothing but its first bytes", "film.mp4", "video/mp4", () => mp4.subarray(0, 24)),
      expect: brokenFilm,
    },
    called("a QuickTime film", "film.mov", "video/quicktime", () => brand("qt  ")),
    called("a QuickTime film called .mp4", "film.mp4", "video/mp4", () => brand("qt  ")),
    called("a Matroska film", "film.mkv", "video/x-matroska", () => ebml("matroska")),
    {
      ...called("a WebM of nothing but its head", "film.webm", "video/webm", () => ebml("webm")),
      expect: brokenFilm,
    },
    called("a web page called .mp4", "film.mp4", "video/mp4", () =>
      join("<!doctype html><script>alert(1)</script>"),
    ),
    called("plain text called .mp3", "song.mp3", "audio/mpeg", () => join("La la la.\n")),
    called("a WAV", "room.wav", "audio/wav", () => join("RIFF", [0, 1, 0, 0], "WAVEfmt ", Buffer.alloc(240))),
    {
      ...called("a film of exactly 50,000,000 bytes", "long.mp4", "video/mp4", () =>
        weighing(mp4, 50_000_000),
      ),
      expect: taken,
    },
    {
      ...called("a film of 50,000,001 bytes", "long.mp4", "video/mp4", () => weighing(mp4, 50_000_001)),
      expect: tooLongFilm,
    },
    {
      ...called("a film of 51 MB", "long.mp4", "video/mp4", () => weighing(mp4, 51_000_000)),
      expect: tooLongFilm,
    },
  ];
}

/** A small film or sound that is as it should be, but for the name and the place in it. */
function telling(name: MediaName): NastyFile {
  const isSound = /sound|silence|tone/.test(name);
  const facts = acceptedAs(isSound ? 0 : 48, isSound ? 0 : 64, { kind: isSound ? "audio" : "video" });
  const file = called(`${name} that tells who made it and where`, name, "", () => mediaFile(name));
  return { ...file, expect: facts, isTypical: name === "silence.mp3" };
}

function called(name: string, sentName: string, sentType: string, bytes: () => Uint8Array): NastyFile {
  return { name, sentName, sentType, bytes, expect: notTaken };
}

/** The film with a maker's name and place behind its index and before its pictures, where players pass them over. */
function withNotes(mp4: Uint8Array): Uint8Array {
  const text = (name: string, value: string) =>
    join(be32(12 + value.length), name, [0, value.length, 0x15, 0xc7], value);
  const notes = join(text("\u00a9xyz", secretPlace), text("\u00a9ART", secret), text("loci", secret));
  const udta = join(be32(8 + notes.length), "udta", notes);
  return join(inIndex(mp4, udta), box("uuid", join(Buffer.alloc(16, 9), secret)), box("free", secret));
}

/** `added` put at the end of the index; everything behind it moves, and so do the offsets in the index. */
function inIndex(mp4: Uint8Array, added: Uint8Array): Uint8Array {
  const at = startOf(mp4, "moov");
  const file = Buffer.from(mp4);
  const end = at + file.readUInt32BE(at);
  const index = Buffer.from(file.subarray(at, end));
  index.writeUInt32BE(index.length + added.length, 0);
  for (let table = index.indexOf("stco"); table >= 0; table = index.indexOf("stco", table + 4)) {
    for (let entry = 0; entry < index.readUInt32BE(table + 8); entry++) {
      const place = table + 12 + entry * 4;
      const pointed = index.readUInt32BE(place);
      if (pointed >= end) index.writeUInt32BE(pointed + added.length, place);
    }
  }
  return join(file.subarray(0, at), index, added, file.subarray(end));
}

function withoutIndex(mp4: Uint8Array): Uint8Array {
  const at = startOf(mp4, "moov");
  const file = Buffer.from(mp4);
  return file.fill(0x37, at + 8, at + file.readUInt32BE(at));
}

function weighing(mp4: Uint8Array, bytes: number): Uint8Array {
  return join(mp4, box("free", Buffer.alloc(bytes - mp4.length - 8)));
}

function box(name: string, content: Uint8Array | string): Uint8Array {
  return join(be32(8 + content.length), name, content);
}

function ebml(kind: string): Uint8Array {
  const type = join([0x42, 0x82, 0x80 + kind.length], kind);
  return join([0x1a, 0x45, 0xdf, 0xa3, 0x80 + type.length], type, Buffer.alloc(400));
}

/** Where a box of the file's own begins. */
function startOf(mp4: Uint8Array, name: string): number {
  const file = Buffer.from(mp4);
  for (let at = 0; at + 8 <= file.length; at += file.readUInt32BE(at)) {
    if (file.toString("latin1", at + 4, at + 8) === name) return at;
  }
  throw new Error(`This film has no ${name}.`);
}

/** The first track's, as its header says at its end: 16 bits before and behind the point. */
function sizeOf(mp4: Uint8Array): { width: number; height: number } {
  const file = Buffer.from(mp4);
  const at = file.indexOf("tkhd") + 4;
  return { width: file.readUInt16BE(at + 76), height: file.readUInt16BE(at + 80) };
}
