/** One of everything that an article may hold. */
export const sampleMarkdown = `## A heading in an article

A paragraph with **bold**, *italic*, ~~struck~~ and \`inline code\`, a [link of this site](/blog), and [one that leaves](https://example.com). It
goes on for a while, so that the length of a line can be judged: about sixty-six characters is what an eye can follow back without losing its place.

> Too little looks like a mistake, too much like an effect.

### Lists

1. Cut the paper
2. Print the first ink
   - let it dry
   - look at it
3. Print the second

- [x] violet
- [ ] pink

| Ink | Angle | Mood |
|---|--:|---|
| violet | 45° | night |
| pink | 75° | loud |

\`\`\`ts
export const slip = (ink: number) => Math.sin(ink) * 4; // pixels
\`\`\`

![A cover](/images/covers/01.webp)

A footnote says more.[^1]

---

[^1]: In smaller words.
`;
