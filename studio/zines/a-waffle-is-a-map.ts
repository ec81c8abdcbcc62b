import type { Zine } from "#domain/art/zine.ts";

export const aWaffleIsAMap: Zine = {
  slug: "a-waffle-is-a-map",
  title: "A Waffle Is a Map",
  date: "2021-03-14",
  description: "An ant surveys a country of sixteen lakes and one mountain. There are eleven minutes.",
  words: [
    "I had spent a week trying to light a waffle in a shader, and had begun to call its pockets A1 to D4 so that I could tell which one was wrong. By Friday I was sorry for whoever lived there.",
    "Drawn at the kitchen table with the plate in front of me. The times are real: the butter went first, then the syrup came, and at 8.11 somebody with a fork said they thought I had finished looking.",
  ],
  alt: "The cover: a waffle seen from above like an island on an old map, with coastlines around it, a dashed route to an X, butter drawn with contour lines and a compass made of a fork and a knife. An ant in a bobble hat and six red wellingtons stands in front.",
  made: "Yellow, red and navy on cream, 8 pages, A7",
  pages: [
    {
      alt: "A waffle lies like an island in a dotted sea, with coastlines around it, a dashed route across it to an X, and a square of butter drawn with contour lines. The compass is a fork and a knife. In the corner an ant in a bobble hat and six red wellingtons.",
      transcript: "A waffle is a map\nsurveyed by an ant",
    },
    {
      alt: "The ant, a roll of paper on its back, stands at the edge of a wide white plate and looks at the waffle, which stands far off like a table mountain with butter on top and steam above it.",
      transcript:
        "I landed at breakfast, on the west of the plate. Nobody had drawn this country.\nSo I began.",
    },
    {
      alt: "The waffle’s plan: four columns A to D, four rows 1 to 4, sixteen empty pockets. A dashed line comes in from the left and ends at the ant, in the middle.",
      transcript:
        "A B C D\n1 2 3 4\nme\nSixteen lakes, all dry. A sensible place: every hole has an address.",
    },
    {
      alt: "Mount Butter three times, like a bar chart, measured in ants standing one above the other: seven at 8.01, four at 8.02, two at 8.03, when it is mostly foot.",
      transcript:
        "Mount Butter\n8.01 8.02 8.03\nSeven ants high at first. Then I stopped measuring. It was upsetting us both.",
    },
    {
      alt: "The page is dark with syrup. A rope of it comes down from above and makes rings where it lands; every pocket is full. The ant stands on a yellow ridge and looks up.",
      transcript: "At 8.04 it rained.\nOnce.",
    },
    {
      alt: "The ant, very large, pulls its hind leg away from a dark lake. Strings of syrup still hold the leg; the red boot stays behind.",
      transcript:
        "The lakes filled in order. I left a boot in B3, and drew it in: Boot Bay.\nI have five left.",
    },
    {
      alt: "A giant fork lifts the waffle’s north-east into the sky. What is left has a coast of tooth marks; the ant, one foot bare, stands at it with a pencil.",
      transcript: "At 8.11 the east was eaten.\nI drew the new coast. It had teeth.",
    },
    {
      alt: "The back cover: an empty plate with knife and fork, crumbs and a smear of syrup, and the ant in the middle. Below it the map’s key, with a bite out of it.",
      transcript: "The country is gone. The map is excellent.\na lake\na boot\nI ate the legend.",
    },
  ],
};
