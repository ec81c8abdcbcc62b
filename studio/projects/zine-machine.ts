import type { Project } from "#domain/works/project.ts";

export const zineMachine: Project = {
  slug: "zine-machine",
  title: "Zine Machine",
  date: "2018",
  text: "A vending machine that takes a coin and prints, folds and hands over an eight-page zine. There are forty-one titles, one slot, and a window through which to watch it struggle.",
  story: `
It was a cigarette machine, then for eleven years a cupboard. I liked the drawers and the weight of it.
When you pull a knob it says *clunk* in a way that no touch screen will ever be trusted to.

Put in fifty pence, pull one of the knobs, and go to the window.

## What you see

A receipt printer behind the glass starts on a strip 80 mm wide. It prints eight panels one after another,
each 60 mm tall, so a whole zine is 48 cm of paper. The strip runs down into a chute that swings from left
to right like a bell. At every swing the paper lays down one pleat. After eight pleats a blade drops, two
fingers nip the block, and it falls into the drawer, warm.

The pleating is the whole invention, and it is stolen. Computer paper was stacked in that way for decades,
by gravity, for nothing.

## What went wrong

- **Damp.** On wet days the strip lost its stiffness and folded where it pleased. One jam in nine.
  Printing a dotted line across every crease, dark enough to heat the paper there and weaken it, brought
  it to one in a hundred and forty.
- **Buttons.** The coin slot took a certain brown coat button for fifty pence. I found thirty, which is a
  lot of coats.
- **Fading.** Thermal paper does not last. Left on a windowsill a zine is blank after about three summers.
  The makers were told beforehand, and several wrote for it. *Things I Will Have Got Over* is my best
  seller.

## Accounts

Seventeen people have drawn for it. Thirty pence of every fifty go to whoever drew the zine, paid monthly,
in coins, because that is what is in there. In its first year it sold 1,312. One was bought at six in the
morning, every Sunday, all year. I have never found out by whom.
`,
  tools: ["Thermal printer", "Raspberry Pi", "Python", "Coin acceptor", "Servo"],
  tags: ["zines", "vending", "print", "folding"],
  categories: [1, 2, 99],
  image: "zine-machine.webp",
  description:
    "A pink vending machine with windows for eyes grins and sticks out a zine like a tongue, and a hand holds up the next coin.",
  link: "https://github.com/toadstool-studio/zine-machine",
  extra: [{ label: "Fold one yourself", href: "/blog/how-to-fold-a-zine" }],
  process: [
    {
      image: "zine-machine-1.avif",
      ink: "Yellow",
      note: "first, and everywhere, so that the windows would be lit.",
    },
    {
      image: "zine-machine-2.avif",
      ink: "Pink",
      note: "is the machine. It is the flattest pink I have printed, in a week when everything else went wrong.",
    },
    {
      image: "zine-machine-3.avif",
      ink: "Midnight",
      note: "last, for the grin and the slot. The tongue was pulled by hand, as the program had its mouth shut.",
    },
  ],
  plan: {
    image: "zine-machine.svg",
    width: 520,
    height: 600,
    title: "Stolen from computer paper",
    alt: "The works of a vending machine from the front. Paper runs from a printer down a chute that swings like a bell, is laid in eight pleats, meets a blade and two fingers and drops into a drawer. At the side a coat button tries the coin slot.",
    notes: [
      "A receipt printer, 80 mm wide and brave.",
      "The chute. One swing, one pleat.",
      "Eight, then the blade.",
      "The drawer. It arrives warm.",
      "A brown coat button. I found thirty.",
    ],
  },
  live: {
    piece: "zine-machine",
    seed: 3,
    title: "Fifty pence, please",
    words:
      "A coin, a knob, and then the window. It is a wet day, so one in nine jams; dotted creases help. What comes out is warm, and lasts three summers.",
    button: "Find a coin",
    still: "zine-machine.webp",
    alt: "A pink vending machine with a lit window. Paper hangs from a swinging chute onto a pile of pleats beside a blade, and a windowsill waits in the sun.",
  },
};
