import { endingOf } from "../source/paths.ts";
import type { MovedFile } from "../moved.ts";

const endings: Record<MovedFile["as"], string> = {
  picture: "jpg jpeg jpe jfif png gif webp avif svg bmp tif tiff heic heif ico",
  film: "mp4 m4v webm mov ogv avi mkv",
  sound: "mp3 m4a ogg oga opus wav flac aac",
  file: "pdf zip epub doc docx odt xls xlsx ods csv ppt pptx odp txt rtf gpx ics psd ai glb stl",
};

const kinds = new Map(
  Object.entries(endings).flatMap(([kind, list]) => list.split(" ").map((ending) => [ending, kind])),
) as Map<string, MovedFile["as"]>;

/** What a file is by its name's ending; null for what may be a page. */
export const fileKind = (path: string) => kinds.get(endingOf(path)) ?? null;
