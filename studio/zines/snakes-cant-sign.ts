import type { Zine } from "#domain/art/zine.ts";

export const snakesCantSign: Zine = {
  slug: "snakes-cant-sign",
  title: "Snakes Can’t Sign",
  date: "2019-06-08",
  description: "A snake without hands meets a neighbour who talks with hers.",
  words: [
    "My first zine. I was learning to sign, badly, in an evening class of nine people and one patient teacher, and I needed somebody who had it harder than me.",
    "Nobody in it has to be mended. Snake is the one who is missing something, and what he has instead turns out to be a lot: time, a long body, and a great deal of sand.",
  ],
  alt: "A green snake with orange diamonds rears up between two empty white gloves and looks down at one of them.",
  made: "Orange and forest green on butter yellow",
  pages: [
    {
      alt: "A green snake with orange diamonds rears up in front of a pale disc and looks down at a pair of empty gloves.",
      transcript: "Snakes can’t sign\na zine without hands",
    },
    {
      alt: "Gecko sits laughing on a big rock between two cactuses, her large round-fingered hands drawn several times over as they move.",
      transcript:
        "Gecko moved in under the next rock. Gecko is deaf. She talks with her hands, and she is good company.",
    },
    {
      alt: "Snake winds down the whole page with his tongue out and looks along himself. Labels point at tongue, ribs and rattle; the label for hands points at nothing.",
      transcript: "Snake looked himself over.\ntongue: 1\nribs: 412\nhands: 0\nrattle: 1",
    },
    {
      alt: "Three panels: Snake holds out gloves on sticks, then two twigs, then an alarmed crab. Under each is what Gecko reads in it.",
      transcript: "gloves: “Cheese?”\ntwigs: “Tuesday?”\na crab: “HELP?”",
    },
    {
      alt: "Night in the desert, a thin moon, stars. Snake, drawn in plain orange, crawls home over dark dunes and leaves a pale winding track.",
      transcript: "Snake went home the long way, feeling like a sock.",
    },
    {
      alt: "Full orange sand. Snake’s track runs over the whole page and is, when one looks, a word in joined-up writing: hello. Snake, at its end, looks back at it and smiles.",
      transcript: "In the morning he saw where he had been.\nhello\nThe sand had kept every word.",
    },
    {
      alt: "Gecko has taken Snake’s rattle in her hand. It trembles; she laughs with her whole face, and so does he.",
      transcript:
        "She showed him yes, no and again. He showed her his rattle. She couldn’t hear it. So she held it.",
    },
    {
      alt: "Gecko and Snake from behind on a dark hill before a great pale sun; her hand is up, his head is turned to it.",
      transcript: "Snakes can’t sign.\nThey can ask, and watch, and wait, and write it in the sand.",
    },
  ],
};
