/** What a link's icon shows; other kinds of link have a plain one. */
export const linkKinds = ["code", "photos", "network", "video", "mail", "other"] as const;

export type LinkKind = (typeof linkKinds)[number];

export const kindWords: Record<LinkKind, string> = {
  code: "Code",
  photos: "Photographs",
  network: "Professional network",
  video: "Videos",
  mail: "Email",
  other: "Something else",
};
