import { randomFrom } from "@toadstool/stage";

type Material = "wool" | "leather" | "fleece" | "rubber" | "oven";
export interface Glove {
  number: number;
  material: Material;
  hand: "left" | "right";
  /** Indices of the colours that it is knitted, cut or cast in. */
  colour: number;
  pattern: "plain" | "stripes" | "spots";
  centimetres: number;
  /** Index of its street, which is its room. */
  street: number;
  /** Its owner has it again, and its peg is bare. */
  isHome: boolean;
}

export const streets = [
  "Marsh Lane",
  "Tanner’s Row",
  "School Lane",
  "Station Road",
  "Gasworks Walk",
] as const;
const colours = ["pink", "violet", "teal", "orange", "blue", "burgundy"] as const;
export const count = 61;

/** The two that nearly are a pair, two streets apart. */
export const nearMiss = [17, 41] as const;
const smallest = 30;
const bank = 4;
const gone = [7, 12, 20, 26, 33, 38, 46, 52, 58];

const quotas = { wool: 29, leather: 14, fleece: 12, rubber: 5, oven: 1 } as const;
const patterns = ["plain", "stripes", "spots", "stripes"] as const;

/** All sixty-one, in the order of the streets. The sums are those of the catalogue; no two are a pair. */
export function catalogueOf(seed: number): Glove[] {
  const random = randomFrom(seed);
  const fixed: Record<number, Material> = {
    [bank]: "oven",
    [nearMiss[0]]: "wool",
    [nearMiss[1]]: "wool",
    [smallest]: "wool",
  };
  const pool = (["wool", "leather", "fleece", "rubber"] as const).flatMap((material) =>
    Array.from<Material>({ length: quotas[material] - (material === "wool" ? 3 : 0) }).fill(material),
  );
  const rights = Array.from({ length: count - 2 }, (_, i) => i < 37);
  const draw = <Item>(from: Item[]): Item => from.splice(Math.floor(random() * from.length), 1)[0] as Item;
  const gloves: Glove[] = [];
  for (let number = 1; number <= count; number += 1) {
    const material = fixed[number] ?? draw(pool);
    const isNear = number === nearMiss[0] || number === nearMiss[1];
    const hand = isNear ? (number === nearMiss[0] ? "right" : "left") : draw(rights) ? "right" : "left";
    // Of each colour there are left hands or right ones, so that nothing pairs but the near miss.
    const colour = 2 * Math.floor(random() * 3) + Number(hand === "right");
    const pattern = material === "wool" ? (patterns[Math.floor(random() * 4)] ?? "plain") : "plain";
    gloves.push({
      number,
      material,
      hand,
      colour: isNear ? 0 : colour,
      pattern: isNear ? "stripes" : colour === 0 && pattern === "stripes" ? "spots" : pattern,
      centimetres:
        number === smallest ? 9 : isNear ? 21 + Number(hand === "left") : 17 + Math.floor(random() * 10),
      street: Math.min(4, Math.floor((number - 1) / 12.2)),
      isHome: gone.includes(number),
    });
  }
  return gloves;
}

/** In how many of four ways two gloves agree: the other hand, the stuff, the colour, the pattern. */
export const alike = (one: Glove, other: Glove): number =>
  Number(one.hand !== other.hand) +
  Number(one.material === other.material) +
  Number(one.colour === other.colour) +
  Number(one.pattern === other.pattern);

/** What the label says. */
export function labelOf({ number, material, hand, centimetres, street, isHome }: Glove): string {
  const from = `No. ${number}, ${streets[street]}`;
  if (isHome) return `${from}. Gone home, by post. Visitors stand here longest.`;
  if (material === "oven")
    return `${from}. An oven glove, from the railings of a bank. Nobody has asked for it.`;
  if (number === smallest) return `${from}. Wool, ${hand}, 9 cm, with a snail on it. (Embroidered.)`;
  return `${from}. ${material[0]?.toUpperCase()}${material.slice(1)}, ${hand}, ${centimetres} cm.`;
}

/** What there is to say of a glove held up to the one on the railing. */
export function verdictOf(held: Glove, hung: Glove): string {
  if (hung.isHome) return "You hold it up to a bare spike. It is the best match so far.";
  if (held.number === hung.number) return "It matches itself, and looks relieved.";
  const agreed = alike(held, hung);
  if (agreed === 4)
    return "Pink, striped, wool, and the other hand: found two streets and eleven weeks away, and a centimetre longer. A near miss.";
  if (held.hand === hung.hand) return `Two ${held.hand} hands. Nobody is that unlucky.`;
  if (agreed === 1) return "The other hand. That is all they have in common.";
  if (held.material !== hung.material)
    return `${title(hung.material)} to ${held.material}. They would not speak.`;
  if (held.colour !== hung.colour)
    return `${title(colours[hung.colour] ?? "")} to ${colours[held.colour]}. In bad light, perhaps.`;
  return "Nearly. The pattern says no.";
}

const title = (word: string) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;
