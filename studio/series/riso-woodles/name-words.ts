/** What may be said of a woodle. {A} is who is on the sheet, {B} and {C} who is with them; in a stack {B} sits on {A}. */

export const asides = [
  "Recently Promoted", "between Buses", "Not on the List", "Early for Once", "with a Prior Engagement",
  "Holding the Lift", "Having Counted Twice", "on Half Pay", "in Its Best Coat", "Pretending to Read",
  "Thinking of Soup", "Asked to Wait", "off the Record", "Returning a Library Book", "out of Milk",
  "against Advice", "Unrehearsed", "by Appointment", "as Described on the Telephone", "Third Time Lucky",
  "Keeping a Straight Face", "with the Window Open", "Not the One You Ordered", "before the Haircut",
] as const; // oxfmt-ignore

export const whos = [
  "Kept the Change", "Read the Small Print", "Came about the Room", "Stayed for the Raffle", "Ate the Itinerary",
  "Knew a Shortcut", "Only Came to Look", "Left a Note", "Brought Its Own Chair", "Answered the Other Door",
  "Wanted a Word", "Put the Bins Out", "Returned the Wrong Umbrella", "Won at Marrows", "Never Did Learn to Whistle",
  "Sat through Both Halves", "Minds the Kettle", "Signed for Your Parcel",
] as const; // oxfmt-ignore

export const roles = [
  "Acting Mayor", "Second Trombone", "the Understudy", "Night Porter", "Ticket Inspector", "Hamlet", "the Back Door",
  "Lighthouse Relief", "the Opposition", "a Hat Stand", "Prompter", "Judge of Jams", "Piano Tuner", "Somebody’s Aunt",
  "the Weather", "Goalkeeper",
] as const; // oxfmt-ignore

export const portraits = [
  "Unasked", "Paid in Plums", "Second Sitting", "from Its Better Side", "with Opinions", "Not for Sale",
  "Hung Too High", "in a Draught", "Found behind a Piano", "Fee Waived",
] as const; // oxfmt-ignore

export const pairs = [
  "Split the Bill", "Discuss the Bins", "Agree on Tuesday", "Have Not Been Introduced", "Compare Knees",
  "Rehearse an Apology", "Share One Ticket", "Go Halves on a Boat", "Keep It Civil", "Wait for the Same Call",
  "Remember It Differently", "Swap Sandwiches", "Are Not Lost", "Look for the Third One", "Rent the Ballroom",
  "Form a Queue", "Settle Out of Court", "Hold the Same Note",
] as const; // oxfmt-ignore

export const stacks = [
  "{A}, with {B} Upstairs", "{B} Has the Better View", "{B}, Delivered by {A}", "{A}, Carrying {B} and No Grudge",
  "{B} Takes the Upper Deck", "{B} on {A}, {A} on Foot", "Not Now, {B}", "The {A} Sings, the {B} Conducts",
  "{A}, Fare Not Yet Discussed", "Return Ticket for {B}", "The {B} Said Left", "{A} Would Like Its Back Back",
  "Balcony Seat for {B}", "{B} Reads the Map, {A} Walks", "No Standing on the {A}", "{A}, Sublet",
] as const; // oxfmt-ignore

export const rows = [
  "{A}, {B}, {C}, and Any Other Business", "Three for the Back Row", "Committee of Three, One Abstaining",
  "The {A} Trio, Third Encore", "{A}, {B} and {C} Form a Quorum", "All Three Were Here First",
  "Choir Practice, Altos Only", "Reading Left to Right, the Neighbours", "Last Known Photograph of the {B} Society",
  "Bus Stop, Quarter Past", "The Band Has Been Paid", "{B} in the Middle, as Usual",
] as const; // oxfmt-ignore

export const queues = [
  "Soup", "the One Good Chair", "the Telephone", "the Ferry", "Nothing Announced Yet", "Second Helpings", "the Barber",
  "Signed Copies", "a Better View",
] as const; // oxfmt-ignore

export const traits: Readonly<Record<string, readonly string[]>> = {
  antlers: ["Mind the Antlers", "{A} with Antlers, No Coats Yet", "Antlers, Left Luggage"],
  "a hare’s ears": ["{A} with Borrowed Ears", "The {A} Heard That"],
  "a ram’s horns": ["{A}, Horns Parked", "Horns by Subscription"],
  "leaves for ears": ["{A}, Due for Watering", "{A}, in Leaf"],
  "berries on stalks": ["{A} Bearing Fruit", "Pick Your Own {A}"],
  "one eye": ["One Eye on the Oven", "{A}, Monocle Unnecessary"],
  "three eyes": ["The Third Eye Is for Parking", "{A}, Seeing the Optician"],
  "four eyes": ["{A}, Both Pairs of Glasses", "Four Eyes, Two Opinions"],
  "five eyes": ["{A} Keeps an Eye or Two Out", "Five Eyes and Still Late"],
  "a crown": ["King {A} until Teatime", "Coronation, No Cake"],
  "a mushroom for a hat": ["{A} under a Dry Roof", "Hat, Edible"],
  "a pointed hat": ["{A} in the Corner, Thinking", "Somebody Told {A} It Was a Party"],
  "a bobble hat": ["Knitted for a Larger {A}", "{A}, Wrapped Up"],
  "an acorn cup on its head": ["{A}, Planted Last Autumn"],
  "a sprout on its head": ["{A}, First Sign of Spring", "An Idea, Sprouting"],
  stripes: ["{A}, Mistaken for a Deckchair"],
  spots: ["{A}, Spotted"],
  "a flowered coat": ["{A}, Cut from the Curtains"],
  scales: ["{A}, Fishmonger’s Friend"],
};

/** By a word of the place. */
export const weathers: Readonly<Record<string, readonly string[]>> = {
  rain: ["Rained Off", "Damp but Willing", "Told It Would Clear Up", "Wet to the Knees", "under a Borrowed Sky"],
  stars: ["up for a Biscuit", "Locked Out", "past the Last Train", "Looking for the Switch", "Counting Stars for Money"],
  moon: ["Owed a Moon", "Too Early for the Milk", "by Borrowed Light", "Half a Moon Short"],
  sun: ["Facing South", "Warm on One Side", "Squinting Politely", "after a Long Lunch", "Blocking the Sun"],
  arch: ["Making an Entrance", "under the Arch, as Arranged", "Not Leaving Yet"],
  trunks: ["behind the Wrong Tree", "Not Lost", "Asking a Tree the Way"],
  pines: ["Smelling of Pine", "Gone for Firewood", "down from the Cabin"],
  clouds: ["with Showers Later", "under Two Small Clouds", "Changeable"],
}; // oxfmt-ignore
