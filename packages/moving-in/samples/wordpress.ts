import { escapeHtml } from "@toadstool/markdown/html";
import type { GivenFile } from "../source/source.ts";
import { given, pixel } from "./given.ts";

/** As WordPress writes it: what would end the section is divided between two. */
export const cdata = (text: string) => `<![CDATA[${text.replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;

interface WxrFields {
  title?: string;
  link?: string;
  creator?: string;
  content?: string;
  excerpt?: string;
  date?: string;
  gmt?: string;
  name?: string;
  status?: string;
  parent?: number;
  type?: string;
  password?: string;
  attachment?: string;
  categories?: string;
  meta?: Record<string, string>;
  isSticky?: boolean;
  more?: string;
}

/** An item of an export, as WordPress writes one. */
export function wxrItem(id: number, fields: WxrFields = {}): string {
  const name = fields.name ?? `moss-${id}`;
  const meta = Object.entries(fields.meta ?? {}).map(
    ([key, value]) =>
      `<wp:postmeta><wp:meta_key>${cdata(key)}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`,
  );
  return `<item>
  <title>${cdata(fields.title ?? `Moss, part ${id}`)}</title>
  <link>${escapeHtml(fields.link ?? `https://pond.example/2021/03/${name}/`)}</link>
  <pubDate>Tue, 02 Mar 2021 09:00:00 +0000</pubDate>
  <dc:creator>${cdata(fields.creator ?? "ada")}</dc:creator>
  <guid isPermaLink="false">https://pond.example/?p=${id}</guid>
  <description></description>
  <content:encoded>${cdata(fields.content ?? `<!-- wp:paragraph -->\n<p>Part ${id}.</p>\n<!-- /wp:paragraph -->`)}</content:encoded>
  <excerpt:encoded>${cdata(fields.excerpt ?? "")}</excerpt:encoded>
  <wp:post_id>${id}</wp:post_id>
  <wp:post_date>${cdata(fields.date ?? "2021-03-02 10:00:00")}</wp:post_date>
  <wp:post_date_gmt>${cdata(fields.gmt ?? "2021-03-02 09:00:00")}</wp:post_date_gmt>
  <wp:comment_status>${cdata("open")}</wp:comment_status>
  <wp:post_name>${cdata(name)}</wp:post_name>
  <wp:status>${cdata(fields.status ?? "publish")}</wp:status>
  <wp:post_parent>${fields.parent ?? 0}</wp:post_parent>
  <wp:menu_order>0</wp:menu_order>
  <wp:post_type>${cdata(fields.type ?? "post")}</wp:post_type>
  <wp:post_password>${cdata(fields.password ?? "")}</wp:post_password>
  <wp:is_sticky>${fields.isSticky ? 1 : 0}</wp:is_sticky>
  ${fields.attachment ? `<wp:attachment_url>${cdata(fields.attachment)}</wp:attachment_url>` : ""}
  ${fields.categories ?? `<category domain="category" nicename="uncategorized">${cdata("Uncategorized")}</category>`}
  ${meta.join("\n  ")}
  ${fields.more ?? ""}
</item>
`;
}

export const wxrHead = `<?xml version="1.0" encoding="UTF-8" ?>
<!-- generator="WordPress/6.5.2" created="2026-01-01 00:00" -->
<!-- To bring it into another site: 3. Install, 4. Activate & run the importer. -->
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wfw="http://wellformedweb.org/CommentAPI/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
  <title>Under the beeches</title>
  <link>https://pond.example</link>
  <wp:wxr_version>1.2</wp:wxr_version>
  <wp:base_site_url>https://pond.example</wp:base_site_url>
  <wp:base_blog_url>https://pond.example</wp:base_blog_url>
  <wp:author><wp:author_id>1</wp:author_id><wp:author_login>${cdata("ada")}</wp:author_login><wp:author_email>${cdata("ada@pond.example")}</wp:author_email><wp:author_display_name>${cdata("Ada Linde")}</wp:author_display_name></wp:author>
  <generator>https://wordpress.org/?v=6.5.2</generator>
`;
export const wxrFoot = "</channel>\n</rss>\n";

const blocks = `<!-- wp:paragraph -->
<p>See <a href="https://pond.example/2021/03/moss-2/">the second part</a><sup data-fn="a1" class="fn"><a href="#a1" id="a1-link">1</a></sup>.</p>
<!-- /wp:paragraph -->

<!-- wp:image {"id":50,"sizeSlug":"large"} -->
<figure class="wp-block-image size-large"><img src="https://pond.example/wp-content/uploads/2021/03/moss-1024x683.jpg" alt="" class="wp-image-50"/><figcaption class="wp-element-caption">After the rain</figcaption></figure>
<!-- /wp:image -->

<!-- wp:embed {"url":"https://www.youtube.com/watch?v=dQw4w9WgXcQ","type":"video","providerNameSlug":"youtube"} -->
<figure class="wp-block-embed is-type-video"><div class="wp-block-embed__wrapper">
https://www.youtube.com/watch?v=dQw4w9WgXcQ
</div></figure>
<!-- /wp:embed -->

<!-- wp:syntaxhighlighter/code {"language":"php"} -->
<pre class="wp-block-syntaxhighlighter-code">echo [caption] &amp;&amp; 1;</pre>
<!-- /wp:syntaxhighlighter/code -->

<!-- wp:gallery {"linkTo":"none"} -->
<figure class="wp-block-gallery has-nested-images"><!-- wp:image {"id":50} --><figure class="wp-block-image"><img src="https://pond.example/wp-content/uploads/2021/03/moss.jpg" alt="One" class="wp-image-50"/></figure><!-- /wp:image --></figure>
<!-- /wp:gallery -->

<!-- wp:latest-posts {"postsToShow":3} /-->
<!-- wp:block {"ref":60} /-->
<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link" href="https://moss.example/">Buy</a></div><!-- /wp:button --></div><!-- /wp:buttons -->
<!-- wp:footnotes /-->`;

const classic = `First line
second line

<strong>New</strong> paragraph with <em>words</em>.
<!--more-->
[caption id="attachment_50" align="alignleft" width="300"]<a href="https://pond.example/wp-content/uploads/2021/03/moss.jpg"><img class="size-medium wp-image-50" src="https://pond.example/wp-content/uploads/2021/03/moss-300x200.jpg" alt="Moss" width="300" height="200" /></a> Wet <i>moss</i>[/caption]

[gallery ids="50,51"]

https://vimeo.com/76979871

[contact-form-7 id="12" title="Write"] and [sic] stay.[ref]A note.[/ref]

<pre>[gallery]</pre>`;

/** Posts of both editors, a page, attachments, what does not come, and one picture beside the XML. */
export function wordpressSample(): GivenFile[] {
  const items = [
    wxrItem(1, {
      content: blocks,
      excerpt: "What grows &amp; thrives.",
      categories: `<category domain="category" nicename="moss">${cdata("Moss")}</category><category domain="post_tag" nicename="rain">${cdata("Rain")}</category>`,
      meta: {
        _thumbnail_id: "50",
        footnotes: JSON.stringify([{ content: "Bryum.", id: "a1" }]),
        _wp_attachment_metadata: 'a:2:{s:5:"width";i:2000;s:4:"name";s:9:"“quoted”";}',
      },
      more: `<wp:comment><wp:comment_id>1</wp:comment_id><wp:comment_content>${cdata("Nice")}</wp:comment_content><wp:commentmeta><wp:meta_key>x</wp:meta_key><wp:meta_value>y</wp:meta_value></wp:commentmeta></wp:comment>`,
    }),
    wxrItem(2, { content: classic }),
    wxrItem(3, {
      type: "page",
      name: "about",
      title: "About me",
      link: "https://pond.example/people/about/",
      parent: 4,
    }),
    wxrItem(4, {
      status: "draft",
      name: "",
      title: "",
      gmt: "0000-00-00 00:00:00",
      link: "https://pond.example/?p=4",
      content: "An idea.",
    }),
    wxrItem(5, { status: "future", date: "2031-01-01 10:00:00", gmt: "2031-01-01 09:00:00" }),
    wxrItem(6, { status: "private" }),
    wxrItem(7, { password: "secret" }),
    wxrItem(8, { status: "trash", name: "moss-8__trashed" }),
    wxrItem(50, {
      type: "attachment",
      status: "inherit",
      title: "moss",
      excerpt: "Library caption",
      attachment: "https://pond.example/wp-content/uploads/2021/03/moss.jpg",
      meta: { _wp_attachment_image_alt: "Moss on a stone" },
    }),
    wxrItem(51, {
      type: "attachment",
      status: "inherit",
      attachment: "https://pond.example/wp-content/uploads/2021/03/fern.jpg",
    }),
    wxrItem(52, {
      type: "attachment",
      status: "inherit",
      attachment: "https://pond.example/wp-content/uploads/2021/03/lonely.jpg",
    }),
    wxrItem(60, {
      type: "wp_block",
      content: '<!-- wp:paragraph --><p>Shared words.</p><!-- /wp:paragraph --><!-- wp:block {"ref":60} /-->',
    }),
    wxrItem(61, { type: "nav_menu_item" }),
    wxrItem(62, { type: "product" }),
  ];
  return [
    given("pond.WordPress.2026-01-01.xml", wxrHead, ...items, wxrFoot),
    given("uploads/2021/03/moss.jpg", pixel),
  ];
}
