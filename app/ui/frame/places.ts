/** A place of the owner’s side: where it leads, and the sign that stands for it where there is no space for its name. */
export interface Place {
  to: string;
  name: string;
  /** Strokes on a grid of 24. */
  sign: string;
  /** Its pages are those whose paths begin with one of these. */
  has: readonly string[];
  /** The letter that leads there after “g”. */
  key: string;
  /** What it is divided into. */
  rooms?: readonly Room[];
  /** There are too many for tabs: wide windows show them as a list beside the page. */
  hasMany?: true;
}

export interface Room {
  to: string;
  name: string;
}

/** What she does daily. */
export const daily: readonly Place[] = [
  {
    to: "/admin",
    name: "Today",
    sign: "M12 7.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 1 1 0-9zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4",
    has: ["/admin/figures"],
    key: "t",
  },
  {
    to: "/admin/blog/published",
    name: "Posts",
    sign: "M5.5 3.5h13v17h-13zM9 8h6M9 12h6M9 16h3.5",
    has: ["/admin/blog", "/admin/revisions"],
    key: "p",
  },
  {
    to: "/admin/notes",
    name: "Notes",
    sign: "M4 4h16v11.5L15.5 20H4zM20 15.5h-4.5V20M8 8.5h8M8 12h5",
    has: ["/admin/notes"],
    key: "n",
  },
  {
    to: "/admin/email",
    name: "Letters",
    sign: "M3.2 6.1c5.8-.5 11.7-.5 17.6-.1.3 4 .3 8 0 12-5.9.4-11.8.4-17.6 0-.3-4-.3-8 0-11.9zM3.6 7l7.4 6c.6.5 1.4.5 2 0l7.4-6",
    has: ["/admin/email"],
    key: "l",
    rooms: [
      { to: "/admin/email", name: "Write" },
      { to: "/admin/email/letters", name: "Sent" },
      { to: "/admin/email/welcome", name: "Welcome" },
      { to: "/admin/email/digest", name: "Digest" },
      { to: "/admin/email/topics", name: "Topics" },
      { to: "/admin/email/look", name: "Look" },
      { to: "/admin/email/delivery", name: "Delivery" },
    ],
  },
  {
    to: "/admin/works",
    name: "Works",
    sign: "M4 5h16v14H4zM8 9h8v6H8z",
    has: ["/admin/works"],
    key: "w",
  },
  {
    to: "/admin/images",
    name: "Pictures",
    sign: "M4 5h16v14H4zM4 16l4.5-4.5 4 4 2.5-2.5 5 5M15.5 9h.01",
    has: ["/admin/images"],
    key: "i",
  },
  {
    to: "/admin/calendar",
    name: "Calendar",
    sign: "M4 5.5h16v14H4zM4 10h16M8.5 3v4M15.5 3v4",
    has: ["/admin/calendar"],
    key: "c",
  },
];

/** What she does now and then. */
export const rare: readonly Place[] = [
  {
    to: "/admin/email/subscribers",
    name: "People",
    sign: "M9 4.5a3.5 3.5 0 1 1 0 7a3.5 3.5 0 1 1 0-7zM2.5 19.5c.5-7 12.5-7 13 0M15.5 4.8a3.5 3.5 0 0 1 0 6.4M18 14.5c2 .8 3.2 2.5 3.5 5",
    has: ["/admin/email/subscribers"],
    key: "r",
  },
  {
    to: "/admin/profile",
    name: "Site",
    sign: "M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18zM3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18",
    has: [
      "/admin/profile",
      "/admin/menu",
      "/admin/pages",
      "/admin/tags",
      "/admin/series",
      "/admin/addresses",
    ],
    key: "s",
    hasMany: true,
    rooms: [
      { to: "/admin/profile", name: "Profile" },
      { to: "/admin/profile/links", name: "Links" },
      { to: "/admin/profile/jobs", name: "Jobs" },
      { to: "/admin/profile/tools", name: "Tools" },
      { to: "/admin/menu", name: "Menu" },
      { to: "/admin/menu/footer", name: "Footer" },
      { to: "/admin/menu/words", name: "Words" },
      { to: "/admin/menu/themes", name: "Themes" },
      { to: "/admin/pages", name: "Pages" },
      { to: "/admin/tags", name: "Tags" },
      { to: "/admin/series", name: "Series" },
      { to: "/admin/addresses", name: "Addresses" },
    ],
  },
  {
    to: "/admin/security",
    name: "System",
    sign: "M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4M4 12h4M12 12h8M10 10v4",
    has: ["/admin/security", "/admin/backup", "/admin/move-in", "/admin/webhooks"],
    key: "y",
    hasMany: true,
    rooms: [
      { to: "/admin/security", name: "Security" },
      { to: "/admin/backup", name: "Backup" },
      { to: "/admin/move-in", name: "Moving in" },
      { to: "/admin/webhooks", name: "Webhooks" },
      { to: "/styleguide", name: "Styleguide" },
    ],
  },
  {
    to: "/admin/help",
    name: "Help",
    sign: "M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18zM9.3 9.3c.6-3.2 5.6-2.6 5.2.6-.3 2-2.5 2-2.5 4.1M12 17h.01",
    has: ["/admin/help"],
    key: "h",
  },
];

/** What can be begun from everywhere. */
export const beginnings: readonly Room[] = [
  { to: "/admin/blog", name: "Post" },
  { to: "/admin/notes", name: "Note" },
  { to: "/admin/email", name: "Letter" },
  { to: "/admin/works/artworks/new", name: "Artwork" },
  { to: "/admin/works/projects/new", name: "Project" },
  { to: "/admin/works/zines/new", name: "Zine" },
  { to: "/admin/images/upload", name: "Pictures" },
];

const isIn = (path: string, start: string) => path === start || path.startsWith(`${start}/`);

/** The place that a page belongs to: the one with the longest address above it. */
export function placeOf(path: string): Place | undefined {
  const longest = ({ to, has }: Place) =>
    Math.max(to === path ? 1 : 0, ...has.filter((start) => isIn(path, start)).map(({ length }) => length));
  return [...daily, ...rare].filter(longest).toSorted((one, other) => longest(other) - longest(one))[0];
}

/** The room of a place that a page belongs to. */
export function roomOf({ rooms = [] }: Place, path: string): Room | undefined {
  return rooms
    .filter(({ to }) => isIn(path, to))
    .toSorted((one, other) => other.to.length - one.to.length)[0];
}
