// In workerd, whose own streams the rule needs.
import "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { recognise } from "../recognise.ts";
import { given } from "../samples/given.ts";
import { openSource } from "../source/source.ts";
import { readAll } from "../testing.ts";

const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
const rows = (...lines: string[][]) => lines.map((line) => line.map(cell).join(",")).join("\n");

it("reads the posts of beehiiv, out of the mails as which they are kept", async () => {
  const mail = `<div data-open-tracking="true">{{OPEN_TRACKING_PIXEL}}</div><table role="none"><tr><td class="f"><p>Read online</p></td></tr>
<tr id="content-blocks"><td><table role="none"><tr><td><h1>Moss</h1></td></tr></table><table role="none"><tr><td><p>It <b>drinks</b>.</p></td></tr><tr><td><img src="https://media.pond.example/wet.png" alt="Wet"></td></tr></table>
<table><tr><th>Kind</th><th>Wet</th></tr><tr><td>Bryum</td><td>yes</td></tr></table><p>Invite friends: {{rp_refer_url}}</p><div style="display: none">Hidden</div></td></tr>
<tr><td class="b">Unsubscribe</td></tr></table>`;
  const files = [
    given(
      "posts.csv",
      rows(
        "id,web_title,status,audience,content_tags,url,web_subtitle,email_subject_line,email_preview_text,content_html,thumbnail_url,created_at".split(
          ",",
        ),
        [
          "a1",
          "Moss",
          "confirmed",
          "free",
          "Rain; Fog",
          "https://pond.beehiiv.com/p/moss",
          "On drinking",
          "",
          "",
          mail,
          "uploads/wet.png",
          "2023-01-18 21:25:27",
        ],
        [
          "a2",
          "Rain",
          "confirmed",
          "All premium subscribers",
          "",
          "https://pond.beehiiv.com/p/rain",
          "",
          "",
          "",
          "<p>Drops.</p>",
          "",
          "2023-01-19 21:25:27",
        ],
        ["a3", "Idea", "draft", "free", "", "", "", "", "", "<p>What if?</p>", "", ""],
      ),
    ),
    given("subscribers.csv", "email,status\na@pond.example,active\n"),
  ];
  expect(await recognise(await openSource(files))).toMatchObject({ system: "beehiiv", name: "beehiiv" });
  const { texts, subscribers } = await readAll(files);
  expect(texts.map(({ slug, status, isPublic, oldPaths }) => [slug, status, isPublic, oldPaths])).toEqual([
    ["moss", "published", true, ["/p/moss"]],
    ["rain", "draft", false, ["/p/rain"]],
    ["idea", "draft", true, []],
  ]);
  expect(texts[0]).toMatchObject({
    id: "beehiiv:a1",
    summary: "On drinking",
    tags: ["Rain", "Fog"],
    published: { at: "2023-01-18T21:25:27.000Z" },
    cover: { from: { url: "https://media.beehiiv.com/cdn-cgi/image/quality=100/uploads/wet.png" } },
    markdown: "It **drinks**.\n\n![Wet](moved-file:00001)\n\n| Kind | Wet |\n| - | - |\n| Bryum | yes |",
  });
  expect(subscribers).toHaveLength(1);
});

describe("the letters of Buttondown", () => {
  const text = given(
    "export/emails/moss.md",
    "<!-- buttondown-editor-mode: fancy -->\nIt *drinks*.\n\n{{ subscribe_form }}\n\nThe end.\n",
  );
  const fields = {
    id: "b1",
    subject: "Moss",
    publish_date: "2023-01-02 16:55:00+00:00",
    source: "app",
    slug: "moss",
  };
  const wanted = {
    id: "buttondown:b1",
    title: "Moss",
    slug: "moss",
    oldPaths: ["/archive/moss"],
    status: "published",
    published: { at: "2023-01-02T16:55:00.000Z" },
    markdown: "It *drinks*.\n\nThe end.",
  };

  it("are read by their table", async () => {
    const table = rows(Object.keys(fields), Object.values(fields), ["b2", "Idea", "", "app", "idea"]);
    const { texts } = await readAll([given("export/emails.csv", table), text]);
    expect(texts[0]).toMatchObject(wanted);
    expect(texts[1]).toMatchObject({ status: "draft", markdown: "" });
  });

  it("are read by their JSON", async () => {
    const { texts } = await readAll([given("export/emails.json", JSON.stringify([fields])), text]);
    expect(texts).toMatchObject([wanted]);
  });

  it("are refused where their JSON was cut", async () => {
    const cut = given("export/emails.json", JSON.stringify([fields]).slice(0, -4));
    await expect(readAll([cut, text])).rejects.toMatchObject({ code: "export_broken" });
  });
});

it("reads the posts of Wix, with their rich content", async () => {
  const words = (text: string, ...decorations: object[]) => ({
    type: "TEXT",
    textData: { text, decorations },
  });
  const nodes = [
    { type: "HEADING", headingData: { level: 2 }, nodes: [words("Wet & dry")] },
    {
      type: "PARAGRAPH",
      nodes: [
        words("It "),
        words("drinks", { type: "BOLD" }),
        words(" rain", { type: "LINK", linkData: { link: { url: "https://moss.example/" } } }),
      ],
    },
    {
      type: "BULLETED_LIST",
      nodes: [{ type: "LIST_ITEM", nodes: [{ type: "PARAGRAPH", nodes: [words("One")] }] }],
    },
    {
      type: "IMAGE",
      imageData: { image: { src: { id: "wet.png" } }, altText: "Wet", caption: "After rain" },
    },
    { type: "BUTTON", buttonData: { text: "Buy", link: { url: "https://moss.example/shop" } } },
    { type: "BUTTON", buttonData: { text: "Run", link: { url: "javascript:alert(1)" } } },
    { type: "DIVIDER" },
  ];
  const heads =
    "Author,Main Category,Title,Excerpt,ID,Tags,Featured,Slug,Plain Content,Cover Image,Published Date,Categories,Rich Content,Post Page URL,Last Published Date,Internal ID";
  const { texts } = await readAll([
    given(
      "posts.csv",
      rows(
        heads.split(","),
        [
          "Ada",
          "Moss",
          "Wet",
          "On rain",
          "p1",
          '["5f3c0a1b2c3d5f3c0a1b2c3d"]',
          "TRUE",
          "wet",
          "It drinks",
          "wix:image://v1/wet.png/wet.png#originWidth=6016",
          "2025-10-01T10:00:00Z",
          "Rain",
          JSON.stringify({ nodes }),
          "/post/wet",
          "",
          "i1",
        ],
        [
          "",
          "",
          "Idea",
          "",
          "p2",
          "[]",
          "FALSE",
          "",
          "One.\n\nTwo.",
          "",
          "",
          "",
          "not-json",
          "/post/idea",
          "",
          "i2",
        ],
      ),
    ),
  ]);
  expect(texts[0]).toMatchObject({
    id: "wix:i1",
    oldPaths: ["/post/wet"],
    summary: "On rain",
    tags: ["Moss", "Rain"],
    authors: ["Ada"],
    cover: { from: { url: "https://static.wixstatic.com/media/wet.png" } },
    markdown: `## Wet & dry

It **drinks**[ rain](https://moss.example/)

- One

![Wet](moved-file:00001 "After rain")

[Buy](https://moss.example/shop)

Run

---`,
  });
  expect(texts[1]).toMatchObject({ slug: "idea", status: "draft", markdown: "One.\n\nTwo." });
});

it.each([
  [
    "blog.xml",
    "Blogger",
    '<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><generator uri="http://www.blogger.com">Blogger</generator></feed>',
  ],
  [
    "feed.atom",
    "Blogger",
    "<feed xmlns='http://www.w3.org/2005/Atom' xmlns:blogger='http://schemas.google.com/blogger/2018'></feed>",
  ],
  ["ada.json", "Write.as", '{"username":"ada","email":"a@pond.example","collections":[]}'],
  ["ada.csv", "Write.as", "id,slug,blog,url,created,title,body\n"],
  ["posts.xml", "Tumblr", '<?xml version="1.0"?><tumblr version="1.0"><posts></posts></tumblr>'],
])("names %s as an export of %s where it refuses it", async (name, system, text) => {
  await expect(readAll([given(name, text)])).rejects.toMatchObject({
    code: "unknown_system",
    message: expect.stringContaining(`an export of ${system}, which is not read here`) as string,
  });
});
