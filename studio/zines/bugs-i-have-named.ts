import type { Zine } from "#domain/art/zine.ts";

export const bugsIHaveNamed: Zine = {
  slug: "bugs-i-have-named",
  title: "Bugs I Have Named",
  date: "2021-08-22",
  description: "A beetle, a moth, a bee, forty ants and somebody in the bath are introduced.",
  words: [
    "That summer I was mostly on the back step, and so were they. Gary came with a flowerpot, the Doreens with a crumb, and Mr Pemberton with the lamp. It is hard to tread on somebody whose name you know, which may be all that names are for.",
    "Everything in it was observed, apart from the spectacles. Kevin’s page is the one people tear out: a glass, a postcard, a window, and both of you have a better evening. Brenda is drawn at twice life size. She seemed to expect it.",
  ],
  alt: "A large pink and black beetle with worried eyes on a lime ground wears a sticker: my name is Gary. Above: Bugs I have named.",
  made: "Forest, lime and pink on cream, 8 pages, A7",
  pages: [
    {
      alt: "A pink and black beetle from above fills the lime page and looks up with large eyes; a name sticker is on its back.",
      transcript: "Bugs I have named. A sticker: my name is Gary.",
    },
    {
      alt: "Two long arms hold up a tilted flowerpot. On the paving below is the damp ring it stood on, and in it a beetle looking up, caught.",
      transcript:
        "In August I moved a flowerpot, and somebody was in. I said sorry. Then it seemed rude not to know his name.",
    },
    {
      alt: "Ants march to and fro down a pink page in one winding line, every one alike; one of them carries a crumb larger than herself.",
      transcript:
        "This is Doreen. This is Doreen. So is this. Doreen. Doreen. Doreen. I meant to go on, but they were in a hurry.",
    },
    {
      alt: "Night. A cone of lamplight, an open book, and over it a great pink moth in round reading glasses, looking down at the page.",
      transcript: "Mr Pemberton comes at nine and reads over my shoulder. Has eaten: one sleeve.",
    },
    {
      alt: "A white page, a foxglove at the edge, and one very large, very round bumblebee in front of a dashed line of loops.",
      transcript: "Brenda. A book says she is too heavy to fly. Brenda has not read it.",
    },
    {
      alt: "A bath on feet, with a spider at the bottom beside the plug. Below, three small pictures: the spider under a glass, the glass on a postcard, the spider at an open window.",
      transcript: "Kevin is not a bug. Nobody has told him. Glass. Postcard. Window.",
    },
    {
      alt: "Seen from the grass: an enormous kind face with round glasses looms over the beetle, the ants, the spider, the bee and the moth, who each say something.",
      transcript:
        "What do they call me? The moth: Lamp? The bee: In the way. The beetle: The Lid! The ants: Crumbs! The spider: Oh no.",
    },
    {
      alt: "An empty name sticker on pink. Below it the flowerpot is back in its place; two eyes look out of a small doorway at its foot.",
      transcript: "my name is (for whoever you meet next). All bugs were put back. Gary is in.",
    },
  ],
};
