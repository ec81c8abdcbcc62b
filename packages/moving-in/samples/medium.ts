import type { GivenFile } from "../source/source.ts";
import { given } from "./given.ts";
import { zipOf } from "./zip.ts";

export interface Story {
  title: string;
  subtitle?: string;
  body: string;
  address?: string;
  date?: string;
}

/** A story’s page as Medium exports it. */
export function mediumPage({ title, subtitle = "", body, address = "", date = "" }: Story): string {
  const foot = address
    ? `<footer><p>By <a href="https://medium.com/@ada" class="p-author h-card">Ada Linde</a> on <a href="${address}"><time class="dt-published" datetime="${date}">March 2, 2021</time></a>.</p><p><a href="${address}" class="p-canonical">Canonical link</a></p><p>Exported from <a href="https://medium.com">Medium</a> on January 1, 2026.</p></footer>`
    : '<footer><p><a href="https://medium.com/p/aaaabbbb0003">View original.</a></p></footer>';
  return `<!DOCTYPE html><html><head><meta http-equiv="Content-Type" content="text/html; charset=utf-8"><title>${title}</title><style>* { color: red; }</style></head><body><article class="h-entry">
<header>
<h1 class="p-name">${title}</h1>
</header>
<section data-field="subtitle" class="p-summary">
${subtitle}
</section>
<section data-field="body" class="e-content">
${body}
</section>
${foot}</article></body></html>`;
}

const section = (inner: string) =>
  `<section name="a1b2" class="section section--body"><div class="section-divider"><hr class="section-divider"></div><div class="section-content"><div class="section-inner sectionLayout--insetColumn">${inner}</div></div></section>`;

const body = `${section(`<h3 name="1" id="1" class="graf graf--h3 graf--leading graf--title">Moss</h3><h4 name="2" class="graf graf--h4 graf--subtitle">On drinking</h4>
<figure name="3" class="graf graf--figure"><img class="graf-image" data-image-id="1*abc.jpeg" data-width="2000" data-height="1333" src="https://cdn-images-1.medium.com/max/800/1*abc.jpeg"><figcaption class="imageCaption">After the <a href="https://moss.example" data-href="https://moss.example" class="markup--anchor">rain</a></figcaption></figure>
<p name="4" class="graf graf--p"><strong class="markup--strong markup--p-strong">Moss</strong> drinks.</p>
<h3 name="5" class="graf graf--h3">A heading</h3>
<pre data-code-block-mode="2" spellcheck="false" data-code-block-lang="javascript" name="6" class="graf graf--pre graf--preV2"><span class="pre--content"><span class="hljs-keyword">const</span> dry = <span class="hljs-literal">false</span>;<br>drink();</span></pre>
<figure name="7" class="graf graf--figure graf--iframe"><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?feature=oembed" width="700"></iframe></figure>
<figure class="graf graf--figure graf--iframe"><script src="https://gist.github.com/ada/0123456789abcdef.js"></script></figure>
<div name="8" class="graf graf--mixtapeEmbed"><a href="https://moss.example/guide" class="markup--anchor markup--mixtapeEmbed-anchor"><strong class="markup--strong">A guide</strong><br><em class="markup--em">To all mosses</em>moss.example</a><a href="https://moss.example/guide" class="js-mixtapeImage mixtapeImage" style="background-image: url(https://cdn.example/x.jpg);"></a></div>
<blockquote class="graf graf--pullquote">Never dry.</blockquote>`)}${section('<p class="graf graf--p">The end.</p>')}`;

/** The zip of an account: stories, a draft, a response, and the pages about the account. */
export async function mediumSample(): Promise<GivenFile[]> {
  return [
    given(
      "medium-export.zip",
      await zipOf({
        "README.html": "<p>Welcome</p>",
        "profile/profile.html": "<p>Ada</p>",
        "posts/2021-03-02_Moss-aaaabbbb0001.html": mediumPage({
          title: "Moss",
          subtitle: "On drinking",
          body,
          address: "https://medium.com/@ada/moss-aaaabbbb0001",
          date: "2021-03-02T09:00:00.000Z",
        }),
        "posts/2021-03-03_Great--thank-you-aaaabbbb0002.html": mediumPage({
          title: "Great, thank you",
          body: section('<p class="graf graf--p graf--leading">Great, thank you for this!</p>'),
          address: "https://medium.com/@ada/great-thank-you-aaaabbbb0002",
          date: "2021-03-03T09:00:00.000Z",
        }),
        "posts/draft_Rain-aaaabbbb0003.html": mediumPage({
          title: "Rain",
          body: section('<p class="graf graf--p">Drops.</p>'),
        }),
      }),
    ),
  ];
}
