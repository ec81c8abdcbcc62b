import type { Artwork } from "#domain/art/artwork.ts";

const study = { medium: "shader", pageWords: "Open the study" } as const;

export const shaders: Artwork[] = [
  {
    ...study,
    slug: "shader-week1",
    title: "Sunrise in Five Curves",
    date: "2020-09-22",
    made: "Shader, three inks on cream, a loop of 16 seconds",
    words: [
      "A sky of rings, four hills and a sun that takes 16 seconds over its day. Every edge in it is the graph of one small function, printed in yellow, pink and violet. Move over it and the sun comes to you.",
    ],
    alt: "A yellow sun with an orange underside, ringed by bands of yellow and pink dots, stands over four hills that run from pale orange to deep violet.",
    page: "/project/shaders/week1",
    piece: "shader-week1",
    seed: 1,
  },
  {
    ...study,
    slug: "shader-week3-1",
    title: "Toad Skin, Turning",
    date: "2020-10-06",
    made: "Shader, three inks on a dark sheet, a loop of 16 seconds",
    words: [
      "One square tile, turned this way or that, and the lines always meet. From time to time a wave goes through and each tile turns a quarter, like a knob. Some of the warts are eyes; they look for your pointer.",
    ],
    alt: "Pink beaded lines wind over teal and black toad skin in loops and rings, with yellow warts between them; a few of the warts are eyes.",
    page: "/project/shaders/week3-1",
    piece: "shader-week3-1",
    seed: 7,
  },
  {
    ...study,
    slug: "shader-week3-2",
    title: "Lichen or Breakfast",
    date: "2020-10-10",
    made: "Shader, four inks on cream, a loop of 20 seconds",
    words: [
      "Discs, pushed out of round by noise that other noise has moved. It was meant to be lichen, all of it. By Saturday evening I was hungry, and it shows.",
    ],
    alt: "A fried egg with a shining yolk lies on dark blue stone among rosettes of lichen in yellow, pink and teal, each ringed like a hill on a map.",
    page: "/project/shaders/week3-2",
    piece: "shader-week3-2",
    seed: 7,
  },
  {
    ...study,
    slug: "shader-week4",
    title: "Choir at Midnight",
    date: "2020-10-13",
    made: "Shader, three inks on a dark sheet, a loop of 12 seconds",
    words: [
      "Five mushrooms sing a round, each coming in after the one before. Their song is the distance to the nearest of them, drawn as rings. Come close and they all lean over and sing at once.",
    ],
    alt: "Five mushrooms with spotted pink caps stand in a row and sing with round mouths; teal rings of dots spread from them into the night.",
    page: "/project/shaders/week4",
    piece: "shader-week4",
    seed: 7,
  },
  {
    ...study,
    slug: "shader-week5",
    title: "The Sea, Right Way Up",
    date: "2020-10-20",
    made: "Shader, three inks on cream, a loop of 12 seconds",
    words: [
      "The first evening a sign was wrong and the sea came out upside down. In the corrected version the water is below, the sun is above, and the sun, being a jelly, has been turned out. Nothing is drawn: for each pixel somebody walks along a line of sight until they bump into something. One of the things has brought a spoon.",
    ],
    alt: "A tall pink jelly with fluted sides rises from a striped violet sea, yellow rays behind it; a toad floats up to it in a white bowl, holding a spoon taller than itself.",
    page: "/project/shaders/week5",
    piece: "shader-week5",
    seed: 3,
  },
  {
    ...study,
    slug: "shader-week6",
    title: "Wet Paper",
    date: "2020-10-27",
    made: "Shader that remembers, three inks on wet paper, a loop of 16 seconds",
    words: [
      "Ink dropped on wet paper, folded once, opened. Each picture is made out of the one before it, which is all that memory is. Draw with a finger and the other half draws it too. I asked eleven people what they saw, and nine said a toad. The other two have not met mine.",
    ],
    alt: "A mirrored ink blot on creased cream paper, a good deal like a toad: a teal body with dark patches, pink hands and feet with spread toes, two yellow eyes.",
    page: "/project/shaders/week6",
    piece: "shader-week6",
    seed: 5,
  },
];
