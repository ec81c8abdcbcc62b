import type { Project } from "#domain/works/project.ts";

export const djello: Project = {
  slug: "djello",
  title: "Djello",
  date: "2022 to 2023",
  text: "A drum machine made of jelly: every beat wobbles, and the wobble is the swing. Play it with a finger or the keyboard, and send the pattern to a friend as a web address.",
  story: `
Drum machines are strict. Sixteen steps, each exactly as long as the last, and then a knob called *swing*
that makes every second one late by the same amount, so that it is strict in a lilting voice. I wanted a
machine that was late the way people are late: together, and for a reason.

The reason turned out to be in the fridge, left over from [the theremin](/portfolio/jello-theremin).

## Filming a pudding

I set a raspberry jelly in a 200 ml mould, tapped it with a drumstick and filmed it at 240 frames a
second. It swings five times a second and loses about a third of its height with every swing. After two
seconds it is quiet, unless somebody laughs and leans on the table.

Those two figures are the whole physics of Djello. Every pad is a mass on a spring with a jelly’s pitch
and a jelly’s temper:

~~~ts
speed += (-stiffness * offset - damping * speed) * dt;
offset += speed * dt;
~~~

Play slowly and each pad is at rest when its next turn comes, so the beat is straight. Play faster and the
pad is still swaying from last time, leaning one way or the other, and the sound comes a few milliseconds
early or late. It needs no programming. It arrives at about 110 beats a minute and is unreasonably hard to
dislike.

## Thirty-four points

On the table stand eight puddings out of eight moulds. Each is a line of thirty-four points from one end of
its foot over the crown to the other, joined by springs, with some air shut in and a mould that it
remembers. Looked at from a little above, two points that face each other are a ring, and seventeen rings
are a pudding. It sits down when it is hit, bulges at the belly, and comes up higher than it was. The next
plate hears of it through the table, a twentieth of a second later.

You can also lean on one. Nobody has found a use for that, and everybody does it.

## Two clocks

The first prototype let the pictures start the sounds. On a fast machine it was charming and on a cheap
phone it was a man falling down stairs. Screens miss a frame whenever they like, and ears do not forgive
it. Now the sound is booked ahead of time on the audio clock, and the picture reads the same book and
wobbles to match.

Patterns live in the address, so there is nothing to save. The longest one I have been sent was written
on a postcard, by hand. I typed it in. It was all hi-hats.
`,
  tools: ["Web Audio", "Canvas", "TypeScript", "A slow-motion camera"],
  tags: ["music", "drum machine", "jelly", "springs"],
  categories: [5, 0],
  image: "djello.webp",
  description:
    "Sixteen fluted jellies in pink and violet stand in four rows on a yellow table. A spoon strikes one flat, and another has a bite taken out of it.",
  link: "https://github.com/toadstool-studio/djello",
  extra: [{ label: "Play Djello", href: "/project/djello" }],
  process: [
    {
      image: "djello-1.avif",
      ink: "Pink",
      note: "first, and the drum was changed half way: some of the jellies are a batch younger.",
    },
    {
      image: "djello-2.avif",
      ink: "Violet",
      note: "lies over half of them. It slipped by the width of a spoon’s rim, which did the shading for me.",
    },
    {
      image: "djello-3.avif",
      ink: "Yellow",
      note: "is the table. It went down last so that nothing could be put on it before it was dry. Something was.",
    },
  ],
  plan: {
    image: "djello.svg",
    width: 640,
    height: 480,
    title: "A pudding and its reasons",
    alt: "A jelly from the side, drawn as seventeen rings with a point at each end, and a spoon on its way. The plate beside it has begun to shake. Underneath is a curve that swings lower each time until it is quiet.",
    notes: [
      "Thirty-four points make seventeen rings, and those make a pudding.",
      "The spoon. It hits; it does not stir.",
      "The table tells the next plate, a twentieth of a second later.",
      "Five swings a second, and a third less of each. That is all of the physics.",
    ],
  },
  live: {
    piece: "djello-at-hand",
    title: "It plays from here",
    words:
      "The real machine’s sound and its eight puddings, without the sixteen columns of knobs. Choose a pattern, press play, and lean on one while it is busy.",
    button: "Turn them out",
    still: "djello.webp",
    alt: "Eight jellies of different heights and juices on a yellow table, each over a square of sixteen dots.",
  },
};
