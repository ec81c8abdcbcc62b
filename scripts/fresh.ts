import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { languageName } from "@toadstool/language";
import { checks, factsOf, type Given, ofMachine, Refused } from "./fresh/facts.ts";
import { makeFresh } from "./fresh/make.ts";
import { root } from "./local/processes.ts";

/** How often a question is asked. */
const tries = 3;

const help = `npm run fresh puts an empty studio of your own in place of studio/.

  npm run fresh                                  asks for name, title, language, time zone and address
  npm run fresh -- --name "Ada Example" --title "Printmaker" --address https://ada.example

  Without --address, \`npm run deploy\` asks for one, and proposes a free one.
  --site-name "…"                     what the site is called; your name without it
  --link "Code=https://…"             a link to you elsewhere; as many as you like
  --inks "#2743b5,#ff7a5c,#f5f0e6"    the colours of mark, banner, covers and themes: front, behind, paper
  --initials AE                       the letters of the mark
  --language ja                       what the site speaks: a tag like en-GB, de or pt-BR; this machine’s without it
  --time-zone Asia/Tokyo              in which dates are read; this machine’s without it
  --force                             replaces a studio with changes that are not committed
`;

try {
  const { values } = parseArgs({
    options: {
      name: { type: "string" },
      title: { type: "string" },
      address: { type: "string" },
      "site-name": { type: "string" },
      language: { type: "string" },
      "time-zone": { type: "string" },
      initials: { type: "string" },
      inks: { type: "string" },
      link: { type: "string", multiple: true },
      force: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) console.log(help);
  else {
    const facts = factsOf(await completed(values));
    const isNew = await makeFresh(root, facts, values.force);
    console.log(
      isNew
        ? `studio/ is yours, ${facts.name}, and empty. \`npm start\` shows it; studio/README.md says where things go.\nIf you have run \`npm start\` with the sample, \`npm run reset\` removes its posts from the local database.`
        : "studio/ is this fresh studio already. Nothing was changed.",
    );
  }
} catch (error) {
  const isMistake = error instanceof Refused || (error instanceof TypeError && "code" in error);
  console.error(isMistake ? `${error.message}\n\nAll options: npm run fresh -- --help` : error);
  process.exitCode = 1;
}

/** Asks for missing answers where a terminal is attached, and asks again after a mistake. */
async function completed(given: Given): Promise<Given> {
  if (!process.stdin.isTTY) return given;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const closed = new AbortController();
  terminal.once("close", () => closed.abort());
  const asked = async (fact: keyof typeof checks, question: string, left = tries): Promise<string> => {
    const answer = await terminal.question(`${question} `, { signal: closed.signal }).catch(() => {
      throw new Refused("\nNothing was changed.");
    });
    try {
      checks[fact](answer);
      return answer;
    } catch (error) {
      if (!(error instanceof Refused) || left === 1) throw error;
      console.log(error.message);
      return asked(fact, question, left - 1);
    }
  };
  try {
    return {
      ...given,
      name: given.name ?? (await asked("name", "Your name, or your studio’s:")),
      title: given.title ?? (await asked("title", "What you do, in a few words:")),
      language: given.language ?? (await asked("language", languageQuestion())),
      "time-zone":
        given["time-zone"] ??
        (await asked("time-zone", `The time zone; press Enter for ${ofMachine.timeZone()}:`)),
      address:
        given.address ??
        (await asked("address", "The address of the site, https://…; press Enter if you have none yet:")),
    };
  } finally {
    terminal.close();
  }
}

function languageQuestion(): string {
  const proposed = ofMachine.language();
  return `The site’s language, as a tag like de or ja; press Enter for ${proposed}, ${languageName(proposed, "en")}:`;
}
