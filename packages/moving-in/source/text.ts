import { chunksOf, readBytes, readFile, readHead } from "./read.ts";
import type { Source } from "./source.ts";

/** A text of the export, and whether its encoding had to be guessed. */
interface ReadText {
  text: string;
  /** It is neither UTF-8 nor marked as anything else, and was read as Windows-1252. */
  isGuessed: boolean;
}

/** A whole file as text. Its byte order mark is left out, and its lines end in `\n`. */
export async function readText(source: Source, path: string): Promise<ReadText> {
  const bytes = await readBytes(source, path);
  const marked = markedEncoding(bytes);
  if (marked) return { text: plain(new TextDecoder(marked).decode(bytes)), isGuessed: false };
  try {
    return { text: plain(new TextDecoder("utf-8", { fatal: true }).decode(bytes)), isGuessed: false };
  } catch {
    return { text: plain(new TextDecoder("windows-1252").decode(bytes)), isGuessed: true };
  }
}

const plain = (text: string) => text.replaceAll(/\r\n?/g, "\n").replaceAll("\0", "");

/** A file as text, part by part, in the encoding that its beginning names. `onBytes` hears how much was read. */
export async function* streamText(
  source: Source,
  path: string,
  onBytes: (bytes: number) => void = () => {},
): AsyncGenerator<string> {
  const encoding = declaredEncoding(await readHead(source, path, 1024));
  const decoder = new TextDecoder(encoding);
  for await (const bytes of chunksOf(await readFile(source, path))) {
    onBytes(bytes.length);
    yield decoder.decode(bytes, { stream: true });
  }
  const rest = decoder.decode();
  if (rest) yield rest;
}

function markedEncoding([first, second]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : null;
}

function declaredEncoding(head: Uint8Array): string {
  const marked = markedEncoding(head);
  if (marked) return marked;
  const [, name = "utf-8"] =
    /^[^<]*<\?xml[^>]*\sencoding=["']([\w-]+)["']/.exec(new TextDecoder().decode(head)) ?? [];
  try {
    return new TextDecoder(name).encoding;
  } catch {
    return "utf-8";
  }
}
