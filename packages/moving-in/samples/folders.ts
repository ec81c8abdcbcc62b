import type { GivenFile } from "../source/source.ts";
import { given, pixel } from "./given.ts";

/** A Hugo site: bundles, TOML and JSON, shortcodes, files in `static`. */
export function hugoSample(): GivenFile[] {
  return [
    given(
      "blog/hugo.toml",
      'baseURL = "https://pond.example/"\ntitle = "Under the beeches"\n[permalinks]\nnotes = "/:year/:month/:slug/"\n',
    ),
    given("blog/archetypes/default.md", "---\ntitle: x\n---\n"),
    given("blog/content/_index.md", "---\ntitle: Home\n---\n"),
    given(
      "blog/content/posts/moss/index.md",
      `+++
title = "Moss"
date = 2021-03-02T10:00:00+01:00
draft = false
tags = ["Moss", "Rain"]
aliases = ["/old-moss/", "older.html"]
authors = ["Ada Linde"]
description = "On drinking"
[cover]
image = "wet.png"
alt = "Wet"
+++
Words *as typed*, with [the other](../rain.md#why) and {{< ref "notes/fern.md" >}}.

{{< figure src="wet.png" alt="Wet moss" caption="After the rain" >}}

{{< youtube dQw4w9WgXcQ >}}

![From static](/images/top.png)

{{< highlight go >}}
fmt.Println("{{< dry >}}")
{{< /highlight >}}

{{< chart data="x.csv" >}}
`,
    ),
    given("blog/content/posts/moss/wet.png", pixel),
    given("blog/static/images/top.png", pixel),
    given(
      "blog/content/posts/rain.md",
      '---\ntitle: "Rain: drops"\ndate: 2031-01-01\nseries: [Weather]\n---\n\nDrops.\n',
    ),
    given(
      "blog/content/notes/fern.md",
      '{\n  "title": "Fern",\n  "date": "2020-05-06",\n  "draft": true\n}\n\nGreen.\n',
    ),
    given("blog/content/about.md", "---\ntitle: About\nurl: /who/\n---\nMe.\n"),
  ];
}

/** A Jekyll site: names with dates, drafts, Liquid. */
export function jekyllSample(): GivenFile[] {
  return [
    given("site/_config.yml", "title: Under the beeches\nurl: https://pond.example\nbaseurl: /blog\n"),
    given("site/README.md", "# How to build this"),
    given(
      "site/_posts/2021-03-02-moss.md",
      `---
layout: post
title:  "Moss"
categories: weather rain
tags: [moss]
image: /assets/wet.png
---
![Wet]({{ site.baseurl }}/assets/wet.png){: .wide}
{: .lead}

{% highlight ruby linenos %}
puts "{{ dry }}"
{% endhighlight %}

See [rain]({% post_url 2021-04-02-rain %}) and {% raw %}{{ this }}{% endraw %}.

<div class="note">
A <b>note</b> in HTML.
</div>

{% include video.html id="1" %}
`,
    ),
    given("site/_posts/2021-04-02-rain.markdown", "---\ntitle: Rain\npermalink: /drops.html\n---\nDrops.\n"),
    given("site/_drafts/idea.md", "An idea without front matter.\n"),
    given("site/about.md", "---\nlayout: page\ntitle: About\n---\nMe.\n"),
    given("site/assets/wet.png", pixel),
  ];
}

/** An Astro site: MDX with imports and components. */
export function astroSample(): GivenFile[] {
  return [
    given("pond/astro.config.mjs", "export default defineConfig({ site: 'https://pond.example' });\n"),
    given(
      "pond/src/content/blog/moss.mdx",
      `---
title: Moss
pubDate: 'Mar 02 2021'
heroImage: ../../assets/wet.png
---
import { Image } from 'astro:assets';
import wet from '../../assets/wet.png';
import Chart from '../../components/Chart.astro';

<Image src={wet} alt="Wet moss" />

<Chart data={[1, 2]}>
The *words* between.
</Chart>

\`\`\`jsx
import x from 'y';
<Chart />
\`\`\`

{/* a comment */}
The end.
`,
    ),
    given("pond/src/assets/wet.png", pixel),
  ];
}
