import type { Study } from "#domain/art/study.ts";
import { week1 } from "./pieces/shader-studies/week1.ts";
import { week3Tiling } from "./pieces/shader-studies/week3-1.ts";
import { week3Noise } from "./pieces/shader-studies/week3-2.ts";
import { week4 } from "./pieces/shader-studies/week4.ts";
import { week5 } from "./pieces/shader-studies/week5.ts";
import { week6 } from "./pieces/shader-studies/week6.ts";

/** The studies with live code, in the order of their weeks; each is a work in studio/artworks/shaders.ts. */
export const studies: Study[] = [
  {
    slug: "shader-week1",
    study: week1,
    label: "Week 1",
    subject: "Shaping and colour",
    story: [
      "The first evening had no pictures in it, only graph paper. You get one number, x, and you give one back. A number that stays below nothing and then jumps to one is an edge. If it takes its time on the way it is a slope, and a slope that starts late and arrives gently is what animators call an ease. I drew forty of them and gave each a name.",
      "Then came the rule that made it a print. No pixel knows what is next to it, but each may ask how much of an ink belongs where it stands. So the far ridge is one sine leaning on another. The volcano is an exponential with its sign taken off, the dunes a sine with its valleys folded up, the near hill a parabola that has been smoothed. Between the hills and the top of the sheet, the sky is a distance put through one ease over and over. That makes five curves.",
      "Move the slider called Ease below 1 and every ring goes dark at once, like a poster. Above 2 they turn dark late, like weather. It is one exponent. I had never seen an exponent before; I had only done them.",
    ],
  },
  {
    slug: "shader-week3-1",
    study: week3Tiling,
    label: "Week 3",
    subject: "Tiling",
    story: [
      "Keep only the part behind the decimal point and a picture repeats for ever: 3.2 and 7.2 are both 0.2. Throw nothing else away, though. What stood before the point is the number of the tile, and a tile that knows its number can behave differently from its neighbours.",
      "The floor in the hospital corridor had one tile with two quarter circles on it, laid any way round. The arcs begin and end in the middle of a side, so they meet whichever way a tile lies. Sébastien Truchet wrote about such tiles in 1704, with triangles, and Cyril Stanley Smith gave them arcs in 1987. I found this out afterwards, standing in the corridor long enough to be asked if I was lost.",
      "The hard part was the colour. If a line never ends, it has two sides, and no tile may ask which one it is on. The answer is a chessboard: give every corner its colour first, and what lies in a tile’s middle follows from the corners that it joins. When a tile turns a quarter it joins the other two, so its middle must change from teal to black on the way. I let the dots do that.",
    ],
  },
  {
    slug: "shader-week3-2",
    study: week3Noise,
    label: "Week 3, again",
    subject: "Noise",
    story: [
      "A computer that is asked for chance every 16 milliseconds gives you static. What I wanted was chance that stays where it is: a number for each crossing of a grid, always the same one, and an easy way from each crossing to the next. The numbers come from multiplying and folding the bits of the place until nobody could tell where they came from. I can explain every line of it aloud. It took until lunch.",
      "One layer of it looks like a badly made bed. Two more, each twice as fine, half as strong and turned a little so that their grids never line up, look like land. Then the trick that ate the afternoon: do not read the noise here, read it over there, and let other noise decide where there is. Straight things curl, and discs grow lobes. A disc with lobes is a lichen. So is a fried egg, if you leave out the yolk, and I did not.",
      "To make it loop, nothing runs forward. I walk in a circle over the noise, and after 20 seconds I am back where I stood. Levels sets the rings of growth; a real lichen needs a year or two for each millimetre. Fork draws four tines through the lot in a single pull.",
    ],
  },
  {
    slug: "shader-week4",
    study: week4,
    label: "Week 4",
    subject: "Distance fields",
    story: [
      "The best cutter in class asked where we keep the line. Nowhere. At every point of the sheet a rule says how far it is to the nearest mushroom, with a minus in front if you are standing in one. The line is only where the answer happens to be zero.",
      "It is a generous way to draw. The smaller of two distances is both shapes at once. If you blend a little where they nearly agree, a cap flows into its stem the way real ones do. Pull Melting up far enough and the choir becomes one creature with five opinions. And the song cost nothing: take the distance, keep the part behind the decimal point, subtract the time. Every contour sets off outwards by itself.",
      "A mouth is an ellipse that gets taller four times in 12 seconds. Each singer waits a fifth of a beat for the one before, which makes it a round. I tried it with all five together first. It was not a choir, it was a fire drill.",
    ],
  },
  {
    slug: "shader-week5",
    study: week5,
    label: "Week 5",
    subject: "Ray marching",
    story: [
      "Stand where the eye is and look through one pixel. You know how far it is to the nearest thing, in whichever direction, so you may safely walk that far. Ask again, walk again. When the answer is almost nothing you have arrived. That is the whole of ray marching, and it is done half a million times for each frame, by walkers who never meet.",
      "In three dimensions the rule of last week still holds, so a toad is four balls melted together, a jelly is two drums with a cosine round their waists, and a bowl is a ball with the top off. Its shadow is the same walk once more, towards the light: whoever bumps into something stands in the dark, and whoever only just squeezed past stands in half of it. That makes the edge soft. The sun wobbles because its distance tells lies in the shape of a sine, small ones, so that no walker goes through the wall.",
      "A sign was wrong the first evening, and the light came from below, through the water. I took it for moonlight for an hour. The fan of the old laptop took it for an emergency, which is why no walker here may take more than 56 steps.",
    ],
  },
  {
    slug: "shader-week6",
    study: week6,
    label: "Week 6",
    subject: "Feedback",
    story: [
      "For five weeks no pixel had a past. In the sixth they got one: two sheets that take turns. One holds the picture as it was a moment ago, and may be read anywhere; the other is the one being made. Then they swap, 60 times a second.",
      "Give a pixel its own past and a little of its neighbours’, and ink spreads. Let the spreading hang on noise, which stands for the fibres, and it feathers. Take a little less than you give and it dries. Ink that has been let go collects where the wet meets the dry, as it does in a coffee ring, so I print the slope, and every drop has its dark rim. The fold is one line: take the minus off x, and whatever falls on the left has fallen on the right.",
      "It forgets, and that is what makes it loop: after two turns nothing is left of how it began, so each turn ends exactly where the next one starts. I did not plan this. I found it at three in the morning, and it seemed at the time to be about more than ink.",
    ],
  },
];
