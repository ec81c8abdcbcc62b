import type { GivenFile } from "../source/source.ts";
import { given, pixel } from "./given.ts";

type Row = Record<string, unknown>;

/** A post’s row as Ghost exports it. */
export function ghostPost(number: number, fields: Row = {}): Row {
  const id = String(number).padStart(24, "5f3c0000");
  return {
    id,
    uuid: `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`,
    title: `Moss, part ${number}`,
    slug: `moss-${number}`,
    mobiledoc: null,
    lexical: '{"root":{"children":[],"type":"root","version":1}}',
    html: `<p>Part ${number} of what grows under the beeches.</p>`,
    comment_id: id,
    plaintext: `Part ${number} of what grows under the beeches.`,
    feature_image: null,
    featured: 0,
    type: "post",
    status: "published",
    locale: null,
    visibility: "public",
    email_recipient_filter: "all",
    created_at: "2021-03-01T08:00:00.000Z",
    updated_at: "2021-03-02T09:30:00.000Z",
    published_at: "2021-03-02T09:00:00.000Z",
    custom_excerpt: null,
    codeinjection_head: null,
    codeinjection_foot: null,
    custom_template: null,
    canonical_url: null,
    newsletter_id: null,
    show_title_and_feature_image: 1,
    ...fields,
  };
}

const idOf = (row: Row) => String(row.id);

/** The JSON of an export. Ghost writes its tables by name, so that tags come behind the posts that have them. */
export function ghostJson(posts: readonly Row[], more: Record<string, Row[]> = {}): string {
  const data = {
    posts,
    posts_authors: posts.map((post, index) => ({
      id: `pa${index}`,
      post_id: idOf(post),
      author_id: "1",
      sort_order: 0,
    })),
    posts_meta: [] as Row[],
    posts_tags: [] as Row[],
    settings: [{ id: "s1", group: "site", key: "title", value: "Under the beeches", type: "string" }],
    tags: [] as Row[],
    users: [{ id: "1", name: "Ada Linde", slug: "ada", email: "ada@pond.example" }],
    ...more,
  };
  return JSON.stringify({ db: [{ meta: { exported_on: 1_700_000_000_000, version: "5.82.2" }, data }] });
}

const cards = [
  '<p>Look at <a href="__GHOST_URL__/moss-2/">the second part</a>.</p>',
  '<figure class="kg-card kg-image-card kg-card-hascaption"><img src="__GHOST_URL__/content/images/2021/03/moss.png" class="kg-image" alt="Moss on a stone" loading="lazy" width="2000" height="1333" srcset="__GHOST_URL__/content/images/size/w600/2021/03/moss.png 600w"><figcaption><span style="white-space: pre-wrap;">After the rain</span></figcaption></figure>',
  '<figure class="kg-card kg-gallery-card kg-width-wide"><div class="kg-gallery-container"><div class="kg-gallery-row"><div class="kg-gallery-image"><img src="__GHOST_URL__/content/images/2021/03/moss.png" alt="One"></div><div class="kg-gallery-image"><img src="https://cdn.pond.example/two.jpg" alt="Two"></div></div></div></figure>',
  '<figure class="kg-card kg-embed-card"><iframe width="200" height="113" src="https://www.youtube.com/embed/dQw4w9WgXcQ?feature=oembed" frameborder="0" allowfullscreen title="How moss drinks"></iframe></figure>',
  '<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://moss.example/guide"><div class="kg-bookmark-content"><div class="kg-bookmark-title">A guide</div><div class="kg-bookmark-description">To all mosses</div><div class="kg-bookmark-metadata"><img class="kg-bookmark-icon" src="https://moss.example/icon.png" alt=""></div></div></a></figure>',
  '<div class="kg-card kg-callout-card kg-callout-card-blue"><div class="kg-callout-emoji">🌧</div><div class="kg-callout-text">Never <b>dry</b>.</div></div>',
  '<div class="kg-card kg-toggle-card" data-kg-toggle-state="close"><div class="kg-toggle-heading"><h4 class="kg-toggle-heading-text">Latin names</h4><button class="kg-toggle-card-icon"><svg></svg></button></div><div class="kg-toggle-content"><p>Bryum.</p></div></div>',
  '<div class="kg-card kg-button-card kg-align-center"><a href="https://moss.example/shop" class="kg-btn kg-btn-accent">Buy a print</a></div>',
  '<div class="kg-card kg-audio-card"><img src="" class="kg-audio-thumbnail kg-audio-hide"><div class="kg-audio-player-container"><audio src="__GHOST_URL__/content/media/2021/03/rain.mp3" preload="metadata"></audio><div class="kg-audio-title">Rain on leaves</div></div></div>',
  '<pre><code class="language-js">const dry = false;\n</code></pre>',
  "<!--kg-card-begin: html--><table><tr><td>1</td></tr></table><script>alert(1)</script><!--kg-card-end: html-->",
].join("\n");

/** Posts with cards, a page, a letter, drafts and members’ posts, with the members and one picture. */
export function ghostSample(): GivenFile[] {
  const posts = [
    ghostPost(1, {
      html: cards,
      custom_excerpt: "What grows under the beeches.",
      feature_image: "__GHOST_URL__/content/images/2021/03/moss.png",
    }),
    ghostPost(2, { published_at: "2021-04-01T09:00:00.000Z" }),
    ghostPost(3, { type: "page", slug: "about", title: "About me" }),
    ghostPost(4, { status: "sent", title: "To my readers", slug: "to-my-readers" }),
    ghostPost(5, { status: "draft", published_at: null, slug: "untitled", title: "(Untitled)" }),
    ghostPost(6, { status: "scheduled", published_at: "2031-01-01T09:00:00.000Z" }),
    ghostPost(7, { visibility: "paid" }),
  ];
  const first = idOf(posts[0] ?? {});
  const more = {
    posts_meta: [
      {
        id: "m1",
        post_id: first,
        feature_image_alt: "Moss",
        feature_image_caption: "<b>Wet</b> moss",
        email_only: 0,
      },
    ],
    posts_tags: [
      { id: "pt1", post_id: first, tag_id: "t2", sort_order: 1 },
      { id: "pt2", post_id: first, tag_id: "t1", sort_order: 0 },
      { id: "pt3", post_id: first, tag_id: "t3", sort_order: 2 },
    ],
    tags: [
      { id: "t1", name: "Moss", slug: "moss", visibility: "public" },
      { id: "t2", name: "Rain, and fog", slug: "rain", visibility: "public" },
      { id: "t3", name: "#featured-row", slug: "hash-featured-row", visibility: "internal" },
    ],
  };
  return [
    given("pond.ghost.2026-01-01.json", ghostJson(posts, more)),
    given(
      "members.2026-01-01.csv",
      "id,email,name,note,subscribed_to_emails,complimentary_plan,stripe_customer_id,created_at,deleted_at,labels,tiers\r\n",
      'm1,bo@pond.example,"Bo, of the pond",met at the fair,true,false,,2021-05-01T10:00:00.000Z,,"VIP,early",\r\n',
      "m2,cy@pond.example,Cy,,false,false,,2022-05-01T10:00:00.000Z,,,Gold\r\n",
    ),
    given("content/images/2021/03/moss.png", pixel),
  ];
}
