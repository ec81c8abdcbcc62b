import type { Project } from "#domain/works/project.ts";

export const postOfficeForPlants: Project = {
  slug: "post-office-for-plants",
  title: "Post Office for Plants",
  date: "2017 to 2018",
  text: "House plants that send a postcard when they are thirsty, and a rude one when it is too late. Fourteen plants, one staircase, 212 cards, and neighbours who began to look forward to them.",
  story: `
> Dear Second Floor, weather dry. View good. I do not wish to make a fuss.
>
> *Fern*

Fourteen plants lived on the landings of one tall house, and belonged to everybody. Each was watered by
three people in the same week and then by no one for a month.

I gave them a post office. It stood in the hall next to the real letter boxes: a wooden cabinet, a brass
slot, a receipt printer loaded with thin card. When a plant ran dry it wrote to the floor it stood on. The
card dropped into the tray, and whoever came in next carried it up, since this is what one does with post.

## Voices

A sensor in each pot measured how wet the soil was and said so every half hour by LoRa, a slow radio that
goes through five storeys of brick on one pair of batteries a year. Behind the slot a script kept a file
for each plant: when it likes to drink, how many days it will wait, and how it writes.

The fern was brave. The rubber plant complained about the fern. The cactus sent one card a year, with the
compliments of the season. After two unanswered letters, manners ended:

> I see that you have bought yourself flowers.
>
> *What is left of the Ivy*

## Too much love

I had chosen cheap sensors at first, two bare prongs. They rotted in three weeks and reported a drought,
and the spider plant drowned in sympathy. The second kind measures through a coat of lacquer and is still
going.

Then it rained post. By the third month people were skipping the water on purpose, to see what the plant
would say. I counted 31 rude cards in one week, most of them on display in kitchens. So the plants
learned to write when they were well, at random, about nothing much. Watering went back to normal. 212
cards in all, and the ivy pulled through.
`,
  tools: ["Capacitive soil sensors", "LoRa", "Receipt printer", "Python"],
  tags: ["plants", "postcards", "radio", "neighbours"],
  categories: [1, 99],
  image: "post-office-for-plants.webp",
  description:
    "Four pot plants on a window sill, each thirstier than the last, with postcards that smile, sweat, frown and, from the bare stalk, stick out a tongue.",
  link: "https://github.com/toadstool-studio/post-office-for-plants",
  process: [
    {
      image: "post-office-for-plants-1.avif",
      ink: "Teal",
      note: "first, as the sky in the window. One looks out before one looks down.",
    },
    {
      image: "post-office-for-plants-2.avif",
      ink: "Yellow",
      note: "for the sun. On the teal leaves it makes green, and two of the four looked better at once.",
    },
    {
      image: "post-office-for-plants-3.avif",
      ink: "Pink",
      note: "last, for the pots and the tongue. The bare stalk’s card came out clearest of them all.",
    },
  ],
  plan: {
    image: "post-office-for-plants.svg",
    width: 560,
    height: 600,
    title: "Second delivery",
    alt: "A tall house on an envelope, cut open. Plants stand on the landings, each with a sensor in its pot and waves going down. In the hall is a cabinet with a slot beside the letter boxes, and someone sets off upstairs with a card.",
    notes: [
      "A prong in lacquer. The bare ones reported a drought.",
      "LoRa, a slow radio, through five storeys of brick.",
      "The post office: slot, tray, card.",
      "Carried up by whoever comes in next.",
      "What is left of the ivy.",
    ],
  },
  live: {
    piece: "thirsty-post",
    title: "Forget to water it",
    words:
      "Four plants of the fourteen. Let the days go by and read the cards. Then water it four times in a row and read that one.",
    button: "See what came",
    still: "post-office-for-plants.webp",
    alt: "A fern in a pink pot, beginning to droop, beside a postcard that says it does not wish to make a fuss.",
  },
};
