/** What is chosen as a file of each kind, as the attribute `accept` says it; the server goes by the bytes. */
export const acceptedTypes = {
  picture: "image/png,image/jpeg,image/webp,image/avif,image/gif,image/heic,image/heif,image/svg+xml",
  video: "video/mp4,video/webm",
  audio: "audio/mpeg,audio/ogg,audio/mp4,.m4a,.mp3,.ogg",
};
