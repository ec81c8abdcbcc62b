/** What each field is called in the lists of these systems and of mail providers, without spaces and signs. */
const names = {
  email: ["email", "emailaddress", "subscriberemail", "mail", "e-mail"],
  name: ["name", "fullname", "displayname"],
  first: ["firstname", "first"],
  last: ["lastname", "last"],
  joined: [
    "createdat",
    "subscribedat",
    "subscriptiondate",
    "joined",
    "startdate",
    "optintime",
    "confirmtime",
    "date",
    "dateadded",
  ],
  labels: ["labels", "tags", "groups"],
  tiers: ["tiers", "tier"],
  plan: ["plan"],
  isPaid: ["activesubscription"],
  isComplimentary: ["complimentaryplan"],
  note: ["note", "notes"],
} as const;

export type Field = keyof typeof names;

const bare = (heading: string) => heading.toLowerCase().replaceAll(/[\s_\uFEFF"]+/g, "");

/** The headings of a list by what they mean. */
export function columnsOf(headings: readonly string[]): Partial<Record<Field, string>> {
  const found: Partial<Record<Field, string>> = {};
  for (const field of Object.keys(names) as Field[]) {
    const heading = headings.find((each) => (names[field] as readonly string[]).includes(bare(each)));
    if (heading !== undefined) found[field] = heading;
  }
  return found;
}
