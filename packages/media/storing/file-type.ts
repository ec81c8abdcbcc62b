const types = new Map([
  ["avif", "image/avif"],
  ["gif", "image/gif"],
  ["jpg", "image/jpeg"],
  ["png", "image/png"],
  ["webp", "image/webp"],
  ["mp4", "video/mp4"],
  ["webm", "video/webm"],
  ["m4a", "audio/mp4"],
  ["mp3", "audio/mpeg"],
  ["ogg", "audio/ogg"],
]);

/** The media type of a file as uploads name it; null for a name that no upload has. No type of a script or a page is among them. */
export function typeByName(name: string): string | null {
  if (name.endsWith("sound.webm")) return "audio/webm";
  return types.get(name.slice(name.lastIndexOf(".") + 1)) ?? null;
}
