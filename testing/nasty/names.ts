import { accepted } from "./expectations.ts";
import type { NastyFile } from "./nasty-file.ts";
import { drawQuarters } from "./quarters.ts";

/** Names with a trick in them, and what the library calls the file then; null where any tame name will do. */
const tricks: [what: string, sentName: string, calledThen: string | null][] = [
  ["a way up and out", "../../etc/passwd", "passwd"],
  ["a way up and out, as Windows writes it", "..\\..\\toad.png", "toad"],
  ["a folder", "a/b.png", "b"],
  ["a drive", "C:\\Users\\Toadina\\toad.png", "toad"],
  ["encoded dots", "%2e%2e%2f%2e%2e%2fetc%2fpasswd.png", null],
  ["nothing but dots", "..", "Untitled"],
  ["a new line", "toad\r\nSet-Cookie: a=b.png", null],
  ["500 letters", `${"toad".repeat(125)}.png`, null],
  ["letters read from the right", "toad\u202egnp.exe.png", "toadgnp.exe"],
  ["emoji", "🍄 toad 👩‍🎨.png", null],
  ["a device of Windows", "CON", "CON"],
  ["an index", "index.html", "index"],
  ["quotes", `"toad" 'd.png`, null],
  ["a tag", "<img src=x onerror=alert(1)>.png", "<img src=x onerror=alert(1)>"],
  ["a query", "toad.png?x=1#y", null],
  ["only an ending", ".htaccess", null],
  ["only spaces", "   .png", "Untitled"],
  ["letters put together from parts", "cafe\u0301.png", "caf\u00e9"],
];

/** The same small picture under names that a careless store would obey. */
export async function trickyNames(seed: number): Promise<NastyFile[]> {
  const small = { width: 90, height: 60 };
  const png = await drawQuarters(seed, small).png().toBuffer();
  const called = ([what, sentName, calledThen]: (typeof tricks)[number]): NastyFile => ({
    name: `a name with ${what}`,
    bytes: () => png,
    sentName,
    sentType: "image/png",
    expect: accepted({ ...small, ...(calledThen !== null && { calledThen }) }),
    isTypical: what === "a way up and out" || what === "a tag",
  });
  // No header may hold a NUL, so that nothing that could be read was sent.
  const unreadable = called(["a NUL before another ending", "toad.php\0.png", null]);
  return [...tricks.map(called), { ...unreadable, expect: { status: 422, codes: ["image_missing"] } }];
}
