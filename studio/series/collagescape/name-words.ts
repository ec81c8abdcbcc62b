import type { Hour } from "./palettes.ts";

/** By a word of what is seen; the first that fits. */
export const subjects: Readonly<Record<string, string>> = {
  lighthouse: "Lighthouse",
  windmill: "Mill",
  tower: "Church",
  tent: "Tent",
  tree: "Tree",
  "from above": "Farm",
  house: "House",
};

export const places: Readonly<Record<string, readonly string[]>> = {
  valley: ["Slow River", "Ferry Bend", "Lower Valley", "the Flat Part", "Two Bridges"],
  lake: ["Cold Lake", "Boathouse End", "the Far Shore", "Upper Puddle", "Still Water"],
  cliff: ["Windy Edge", "Cormorant Point", "the Drop", "Hold-on Head", "Last Field"],
  road: ["Pylon Lane", "Ninety Acres", "the End of the Road", "Straight Furlong", "Ploughman’s Elbow"],
  clearing: ["Long Wood", "Needle Wood", "the Clearing", "Three Owls", "the Quiet Part"],
  roofs: ["Bell Street", "Upper Town", "Chimney Row", "the Old Quarter Past", "Tilers’ Hill"],
  above: ["the Crumbs", "Low Water", "the Teaspoons", "Odd Islands", "Toast Sound"],
  island: ["Nearly Island", "Gull Island", "Short Island", "Wednesday Island", "the One with the House"],
};

export const notes = [
  "Not to Scale", "Third Attempt", "Two Miles by Post", "Seen from the Bath", "Kept for Best", "as Drawn from the Bus",
  "with the Heating On", "Glued Down at Last", "Corners Lifting", "before the Visitors", "after the Argument about the Map",
  "Slightly Left of Centre", "Weather on the Back", "Torn, Not Stolen", "from Memory", "to Let",
] as const; // oxfmt-ignore

export const verbs = [
  "Keeps Office Hours", "Takes No Lodgers", "Has the Last Word", "Declines to Comment", "Expects Company",
  "Was Here First", "Leaves a Light On", "Would Rather Not", "Could Use Some Paint", "Faces the Other Way",
  "Is Not on the Map", "Remembers the Flood", "Has Had Offers", "Sends Its Regards", "Is Mostly Envelope",
  "Holds the Hill Down",
] as const; // oxfmt-ignore

/** By what else is there. */
export const companies: Readonly<Record<string, readonly string[]>> = {
  sailing: ["Sail Due about Four", "Boat, No Hurry", "Regatta of One"],
  rowing: ["Rowing Backwards, as One Does", "Oars for Hire", "Somebody, Rowing"],
  balloon: ["Balloon, off Course and Pleased", "Lunch by Balloon"],
  pylons: ["A Call from the Next Village", "Electricity, Soon"],
  boats: ["Two Boats, One Skipper", "The Post Boat and the Other One"],
  boat: ["Boat, No Hurry", "Regatta of One"],
};

export const hours: Readonly<Record<Hour, readonly string[]>> = {
  dawn: ["First Post", "Milk Time", "Ten to Six", "Before the Kettle", "Nobody’s Turn to Get Up"],
  noon: ["Early Closing", "The Middle of Thursday", "Half Day", "Lunch, Unhurried", "Washing Weather"],
  dusk: ["Last Orders", "Lamps Soon", "The Long Way Home", "Supper, Presumably", "Ten Minutes of Orange"],
  night: ["Owls Only", "Nobody Up", "The Small Hours", "After the Late News", "One Window to Go"],
  snow: ["Closed for Snow", "Thaw by Friday", "Sledges Welcome", "White, Second Coat", "Boots by the Door"],
  rain: ["Set In for the Day", "Drizzle with Prospects", "Umbrella Weather", "Wet Paint, Wet Everything", "Buckets Out"],
}; // oxfmt-ignore
