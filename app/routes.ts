import {
  index,
  layout,
  prefix,
  route,
  type RouteConfig,
  type RouteConfigEntry,
} from "@react-router/dev/routes";
import { rooms } from "../scripts/local/rooms.ts";
import { hasLine, hasPress } from "../scripts/local/toys.ts";
import type { Room } from "#domain/art/room.ts";

/** The engine's kinds of page whose addresses and contents are the studio's. */
const kinds = {
  piece: "routes/piece/piece-page.tsx",
  model: "routes/model/model-page.tsx",
  study: "routes/study/study-page.tsx",
};

function roomRoutes(room: Room): RouteConfigEntry[] {
  if (room.kind !== "page") return [route(room.path.slice(1), kinds[room.kind], { id: room.path })];
  const beneath = Object.entries(room.beneath ?? {}).map(([path, file]) => [`${room.path}/${path}`, file]);
  return [[room.path, room.file], ...beneath].map(([path = "", file]) =>
    route(path.slice(1), `../${file}`, { id: path }),
  );
}

const ofLine = [
  route("art/line", "toys/line/show-page.tsx"),
  route("art/line/hang", "toys/line/hang-page.tsx"),
];

const ofPress = ["cards", "sheets"].map((pictures) =>
  route(`art/series/:slug/${pictures}/:file`, "toys/press/picture-action.ts", { id: `series-${pictures}` }),
);

export default [
  index("routes/home/home-page.tsx"),
  route("about-me", "routes/about/about-page.tsx"),
  route("portfolio", "routes/portfolio/portfolio-page.tsx"),
  route("portfolio/:slug", "routes/portfolio/project-page.tsx"),
  route("portfolio/*", "routes/portfolio/portfolio-page.tsx", { id: "portfolio-elsewhere" }),

  route("art", "routes/art/gallery/gallery-page.tsx", [route(":slug", "routes/art/works/work-page.tsx")]),
  route("art/3d/:slug", kinds.piece, { id: "three-d" }),
  route("art/zine/:slug", "routes/zine/zine-page.tsx"),
  route("art/series/:slug", "routes/series/series-page.tsx"),
  route("art/series/:slug/:id", "routes/series/work-page.tsx"),
  ...(hasLine ? ofLine : []),
  ...(hasPress ? ofPress : []),

  route("blog", "routes/blog/list-page.tsx"),
  route("blog/:slug", "routes/blog/post-page.tsx"),
  route("blog/series/:slug", "routes/blog/post-series/post-series-page.tsx"),
  route("classBlog/*", "routes/blog/older-blog-action.ts"),

  route("tags", "routes/tags/tags-page.tsx"),
  route("tags/:slug", "routes/tags/tag-page.tsx"),

  route("subscribe", "routes/newsletter/subscribe-page.tsx"),
  route("confirmation/:emailHash", "routes/newsletter/confirmation-page.tsx"),
  route("subscription/:emailHash", "routes/newsletter/subscription-page.tsx"),
  route("unsubscribe/:emailHash", "routes/newsletter/unsubscribe-page.tsx"),
  route("letters", "routes/newsletter/letters-page.tsx"),
  route("letters/:letter", "routes/newsletter/letter-page.tsx"),

  route("notes", "routes/notes/notes-page.tsx"),
  route("notes/:id", "routes/notes/note-page.tsx"),

  route("api/docs", "routes/api-docs/api-docs-page.tsx"),
  // To browsers alone: workers/http/page-for-browsers.ts.
  ...["feed", "art/feed", "letters/feed", "notes/feed", "tags/:slug/feed", "blog/series/:slug/feed"]
    .flatMap((path) => [`${path}.xml`, `${path}.json`])
    .map((path) => route(path, "routes/feeds/feed-page.tsx", { id: path })),

  route("preview/:token", "routes/preview/preview-page.tsx"),

  route("auth/login", "routes/auth/login-page.tsx"),
  route("auth/passkey", "routes/auth/passkey-page.tsx"),
  route("auth/passkey/options", "routes/auth/passkey-options-action.ts"),
  route("auth/callback", "routes/auth/callback-page.tsx"),
  route("auth/checked", "routes/auth/checked-action.ts"),
  route("auth/done", "routes/auth/done-page.tsx"),
  route("auth/logout", "routes/auth/logout-action.ts"),
  route("auth/session", "routes/auth/session-action.ts"),

  layout("routes/admin/admin-layout.tsx", [
    route("admin", "routes/admin/admin-page.tsx"),
    route("admin/notes", "routes/admin/notes/notes-page.tsx"),
    route("admin/notes-worker.js", "routes/admin/notes/worker-action.ts"),
    route("admin/notes/send", "routes/admin/notes/send-action.ts"),
    route("admin/notes/share", "routes/admin/notes/share-action.ts"),
    route("admin/notes/offline", "routes/admin/notes/offline-page.tsx"),
    route("admin/notes/:id", "routes/admin/notes/note-page.tsx"),
    route("admin/calendar", "routes/admin/calendar/calendar-page.tsx"),
    route("admin/blog", "routes/admin/blog/blog-page.tsx"),
    route("admin/blog/drafts", "routes/admin/blog-lists/drafts-page.tsx"),
    route("admin/blog/published", "routes/admin/blog-lists/published-page.tsx"),
    route("admin/blog/trash", "routes/admin/blog-lists/trash-page.tsx"),
    route("admin/blog/preview", "routes/admin/blog/preview-action.ts"),
    route("admin/blog/export/:kind/:id", "routes/admin/blog/export-action.ts"),
    route("admin/revisions/:kind/:id", "routes/admin/revisions/revisions-page.tsx"),
    route("admin/email", "routes/admin/email/email-page.tsx"),
    route("admin/email/preview", "routes/admin/letters/preview-page.tsx"),
    route("admin/email/preview/:look", "routes/admin/letters/frame-action.ts"),
    route("admin/email/letters", "routes/admin/sent-letters/sends-page.tsx"),
    route("admin/email/letters/:id", "routes/admin/sent-letters/send-page.tsx"),
    route("admin/email/welcome", "routes/admin/welcome/welcome-page.tsx"),
    route("admin/email/welcome/letter", "routes/admin/welcome/letter-page.tsx"),
    route("admin/email/look", "routes/admin/look/look-page.tsx"),
    route("admin/email/digest", "routes/admin/digest/digest-page.tsx"),
    route("admin/email/topics", "routes/admin/topics/topics-page.tsx"),
    route("admin/email/review", "routes/admin/letters/review-page.tsx"),
    ...prefix("admin/email/subscribers", [
      index("routes/admin/subscribers/subscribers-page.tsx"),
      route("export", "routes/admin/subscribers/export-action.ts"),
      route("import", "routes/admin/subscribers/import-page.tsx"),
      route("import/:id", "routes/admin/subscribers/report-page.tsx"),
      route("import/:id/report", "routes/admin/subscribers/report-action.ts"),
      route(":id", "routes/admin/subscribers/person-page.tsx"),
      route(":id/data", "routes/admin/subscribers/person-data-action.ts"),
    ]),
    route("admin/profile", "routes/admin/profile/profile-page.tsx"),
    route("admin/profile/:list", "routes/admin/profile/list-page.tsx"),
    route("admin/menu/words", "routes/admin/menu/words-page.tsx"),
    route("admin/menu/themes", "routes/admin/menu/themes-page.tsx"),
    route("admin/menu/:list?", "routes/admin/menu/menu-page.tsx"),
    route("admin/images", "routes/admin/images/library/library-page.tsx"),
    route("admin/images/trash", "routes/admin/images/trash/trash-page.tsx"),
    route("admin/images/upload", "routes/admin/images/upload/upload-page.tsx"),
    route("admin/images/:id/former/:revision", "routes/admin/images/replace/former-action.ts"),
    route("admin/images/:id/original/:revision", "routes/admin/images/original/original-action.ts"),
    route("admin/images/:id", "routes/admin/images/image/image-page.tsx"),
    route("admin/series", "routes/admin/post-series/post-series-list-page.tsx"),
    route("admin/series/:id", "routes/admin/post-series/post-series-page.tsx"),
    route("admin/pages", "routes/admin/own-pages/own-pages-page.tsx"),
    ...prefix("admin/works", [
      index("routes/admin/works/works-page.tsx"),
      route("categories", "routes/admin/works/categories-page.tsx"),
      route(":works", "routes/admin/works/list-page.tsx"),
      route(":works/new", "routes/admin/work-form/new-page.tsx"),
      route(":works/:id", "routes/admin/work-form/work-page.tsx"),
    ]),
    route("admin/tags", "routes/admin/tags/tags-page.tsx"),
    route("admin/tags/:id", "routes/admin/tags/tag-page.tsx"),
    route("admin/help/:page?", "routes/admin/help/help-page.tsx"),
    route("admin/backup", "routes/admin/backup/backup-page.tsx"),
    route("admin/addresses", "routes/admin/addresses/addresses-page.tsx"),
    route("admin/move-in", "routes/admin/move-in/moves-page.tsx"),
    route("admin/move-in/:id", "routes/admin/move-in/move-page.tsx"),
    route("admin/webhooks", "routes/admin/webhooks/webhooks-page.tsx"),
    route("admin/security", "routes/admin/security/security-page.tsx"),
    route("admin/security/connect", "routes/admin/security/connect/connect-page.tsx"),
    route("styleguide", "routes/styleguide/styleguide-page.tsx"),
  ]),

  ...rooms.flatMap(roomRoutes),

  route("404", "routes/not-found/not-found-page.tsx"),
  route("*", "routes/own-page/own-page.tsx", { id: "anywhere-else" }),
] satisfies RouteConfig;
