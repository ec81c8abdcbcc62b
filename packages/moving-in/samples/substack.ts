import type { GivenFile } from "../source/source.ts";
import { given } from "./given.ts";
import { zipOf } from "./zip.ts";

const facts = (value: unknown) => JSON.stringify(value).replaceAll('"', "&quot;");
const original = "https://substack-post-media.s3.amazonaws.com/public/images/moss_1200x800.jpeg";

const letter = `<p>Dear reader,<a class="footnote-anchor" data-component-name="FootnoteAnchorToDOM" id="footnote-anchor-1" href="#footnote-1" target="_self">1</a></p>
<div class="captioned-image-container"><figure><a class="image-link image2" target="_blank" href="https://substackcdn.com/image/fetch/$s_!abc!,f_auto,q_auto:good/${encodeURIComponent(original)}"><div class="image2-inset"><picture><source type="image/webp" srcset="https://substackcdn.com/image/fetch/w_424/${encodeURIComponent(original)} 424w"><img src="https://substackcdn.com/image/fetch/$s_!abc!,w_1456,c_limit/${encodeURIComponent(original)}" width="1200" height="800" alt="Moss"></picture><div></div></div></a><figcaption class="image-caption">After the rain</figcaption></figure></div>
<div id="youtube2-dQw4w9WgXcQ" class="youtube-wrap" data-attrs="${facts({ videoId: "dQw4w9WgXcQ", startTime: null })}" data-component-name="Youtube2ToDOM"><div class="youtube-inner"><iframe src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0"></iframe></div></div>
<div class="subscription-widget-wrap" data-attrs="${facts({ url: "%%checkout_url%%" })}"><form><input type="email"></form></div>
<p class="button-wrapper" data-attrs="${facts({ url: "https://pond.substack.com/p/x?%%share%%" })}"><a class="button primary" href="%%share_url%%"><span>Share</span></a></p>
<p class="button-wrapper"><a class="button" href="https://moss.example/shop">Buy a print</a></p>
<div class="tweet" data-attrs="${facts({ url: "https://twitter.com/moss/status/1", full_text: "Moss drinks.\n\nSlowly.", name: "Moss" })}"></div>
<div class="poll-embed" data-attrs="${facts({ id: 1 })}"></div>
<div class="preformatted-block"><pre class="text">One line
another</pre></div>
<div class="footnote" data-component-name="FootnoteToDOM"><a id="footnote-1" href="#footnote-anchor-1" class="footnote-number" contenteditable="false" target="_self">1</a><div class="footnote-content"><p>You.</p></div></div>`;

/** The zip of a publication: its table, its pages, its subscribers and what it says about mails. */
export async function substackSample(): Promise<GivenFile[]> {
  const table = [
    "post_id,post_date,is_published,email_sent_at,inbox_sent_at,type,audience,title,subtitle,podcast_url",
    '101.moss,2021-03-02T09:00:00.000Z,true,2021-03-02T09:00:05.000Z,,newsletter,everyone,"Moss, ""wet"" &amp; cold",On drinking&#8217;s end <3,',
    "102.rain,2021-04-02T09:00:00.000Z,true,,,podcast,only_paid,Rain,,https://api.substack.com/feed/podcast/102.mp3",
    "103.idea,,false,,,newsletter,everyone,,,",
    "104.about,2021-01-01T09:00:00.000Z,true,,,page,everyone,About,,",
    "105.gone,2021-05-01T09:00:00.000Z,true,,,newsletter,everyone,Gone,,",
  ].join("\n");
  const people = [
    "email,active_subscription,expiry,plan,email_disabled,created_at,first_payment_at",
    "bo@pond.example,true,2027-01-01,yearly,false,2021-02-01T10:00:00.000Z,2021-02-01T10:00:00.000Z",
    "cy@pond.example,false,,other,true,2021-03-01T10:00:00.000Z,",
  ].join("\n");
  return [
    given(
      "export.zip",
      await zipOf({
        "posts.csv": table,
        "posts/101.moss.html": letter,
        "posts/101.moss.delivers.csv": "post_id,timestamp,email\n101,2021-03-02,zed@pond.example\n",
        "posts/102.rain.html": "<p>Drops.</p>",
        "posts/103.idea.html": "<p>What if it rained upwards?</p>",
        "posts/104.about.html": "<p>Me.</p>",
        "email_list.pond.csv": people,
      }),
    ),
  ];
}
