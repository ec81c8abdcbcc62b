import type { Project } from "#domain/works/project.ts";

export const shaderWeeks: Project = {
  slug: "shader-weeks",
  title: "Shader Weeks",
  date: "Autumn 2020",
  text: "Six studies over six weeks: small programs that colour every pixel at once, from a circle to a sea. Week 2 does not exist. Week 3 happened twice.",
  story: `
In the autumn I went back to school, on Tuesdays, to be bad at something. The something was shaders. A
shader is a program that a graphics card runs once for every pixel, all of them at the same moment, and no
pixel may ask its neighbour what it got.

That last condition is the entire difficulty. It is like painting a wall with two million people who have
each been told their own position and nothing else.

| Week | Subject | What it cost |
| :-- | :-- | :-- |
| 1 | Shaping and colour | a pad of graph paper |
| 2 | | a cold |
| 3 | Tiling | one floor, seen in a hospital corridor |
| 3 again | Noise | all of Saturday |
| 4 | Distance fields | the idea of an outline |
| 5 | Ray marching | the fan in the old laptop |
| 6 | Feedback | sleep |

The homework was one picture a week, from an empty file, with no borrowed functions that I could not
explain aloud to the others. The rule about explaining was the useful one. It threw out my first noise,
which had a line of digits in it that everyone copies and nobody can account for. I wrote a worse one and
understood it.

In week 5 the sea came out upside down. A sign was wrong, so the light arrived from below, and for an hour
I admired what I took for moonlight. I kept that evening's still on the wall and the corrected version
on the site.

By week 6 I had stopped drawing and begun to describe, which is a different muscle. It stays sore for a
while. There is [a longer letter about it](/blog/shaders-for-people-who-draw), written for people who own
a gouge.
`,
  tools: ["GLSL", "WebGL", "Graph paper"],
  tags: ["shaders", "study", "noise", "evening class"],
  categories: [7, 0],
  image: "shader-weeks.webp",
  description:
    "Six windows in two rows: a yellow circle, curling tiles, rings of distance, noise that looks like a fried egg, striped waves, and a sea at sunset with a toad up to its eyes in it.",
  extra: {
    markdown: `
[See week 1](/project/shaders/week1), ~~week 2~~, [week 3](/project/shaders/week3-1) and
[week 3, again](/project/shaders/week3-2), then [week 4](/project/shaders/week4), [week 5](/project/shaders/week5), which is
the sea, and [week 6](/project/shaders/week6), which is whatever you see in it.
`,
  },
  process: [
    {
      image: "shader-weeks-1.avif",
      ink: "Violet",
      note: "first, in five of the six windows. The missing one is week 2.",
    },
    {
      image: "shader-weeks-2.avif",
      ink: "Teal",
      note: "for whatever moves. In the noise it slipped, and the egg has two whites.",
    },
    {
      image: "shader-weeks-3.avif",
      ink: "Yellow",
      note: "last, for the circle, the yolk and the sun. All three were drawn with the same line of code.",
    },
  ],
  plan: {
    image: "shader-weeks.svg",
    width: 640,
    height: 480,
    title: "Two million decorators",
    alt: "A wall ruled into squares. A row of people each hold up a brush to it and may not look at one another; one square is yellow and marked x, y. At the side are rings of distance, a sea with its sun underneath, and the words week 2 struck out.",
    notes: [
      "You are told where you are, and nothing else.",
      "No looking at your neighbour’s.",
      "How far to the outline. It is never an outline.",
      "Week 5. A sign was wrong, and the light came from below.",
      "I had a cold.",
    ],
  },
  live: {
    piece: "six-windows",
    title: "Nobody asks the neighbours",
    words:
      "Six windows, each painted by a crowd. Every painter knows where they are and one number, and you turn the number. Send some of them home, flip a sign, or let them look at each other’s work, once.",
    button: "Call the painters",
    still: "shader-weeks.avif",
    alt: "Six windows in two rows, printed in dots: a circle, curling tiles, a fried egg, rings of distance, a sea with a sun above it, and a whirl. A toad on a ladder paints beside them with its eyes shut.",
  },
};
