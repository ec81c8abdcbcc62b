import { fileSize } from "@toadstool/media";
import { cut } from "@toadstool/markdown/cut";
import type { MovedFile, MovedText } from "@toadstool/moving-in";
import { uploadLimits } from "#domain/media/image.ts";
import { limits } from "#domain/posts/post.ts";
import { oneLine } from "./move.ts";

/** Bytes of the longest text that the site takes in one request. */
const largestText = 1_900_000;
const mostRemarks = 20;
const longestRemark = 500;

/** What is known of a text before anything is made of it. */
interface JudgedText {
  isPublished: boolean;
  /** Why it does not come; "" where it does. */
  trouble: string;
  remarks: string[];
}

/** Whether a text can come, whether readers will see it, and what its owner should know of it. */
export function judgeText(text: MovedText): JudgedText {
  const trouble = troubleOf(text);
  const isPublished =
    trouble === "" && text.status === "published" && text.isPublic && text.kind !== "letter";
  const remarks = text.remarks
    .slice(0, mostRemarks)
    .map(({ message }) => cut(oneLine(message), longestRemark));
  return { isPublished, trouble, remarks: [...remarks, ...remarksOn(text)] };
}

function troubleOf({ markdown }: MovedText): string {
  const figure = (count: number) => count.toLocaleString("en-GB");
  if (markdown.length > limits.content)
    return `The text has ${figure(markdown.length)} characters, and the site takes ${figure(limits.content)}. Split it there and export it again.`;
  const bytes = new TextEncoder().encode(JSON.stringify(markdown)).length;
  if (bytes > largestText)
    return `The text takes ${fileSize(bytes)}, and the site takes ${fileSize(largestText)} at once. Split it there and export it again.`;
  return "";
}

/** The files that a text shows, each once. */
export function filesOf({ files, cover }: Pick<MovedText, "files" | "cover">): MovedFile[] {
  return eachOnce([...files, ...(cover ? [cover] : [])]);
}

/** The first of those with the same key: its words are those that the library keeps. */
export function eachOnce(files: readonly MovedFile[]): MovedFile[] {
  const seen = new Set<string>();
  return files.filter(({ key }) => !seen.has(key) && seen.add(key));
}

function remarksOn({ kind, status, published, authors }: MovedText): string[] {
  return [
    ...(kind === "letter" ? ["It was mailed and never on the web, so it comes as a draft."] : []),
    ...(status === "scheduled"
      ? [
          `It was scheduled${published ? ` for ${published.day}` : ""}, and comes as a draft: schedule it again here.`,
        ]
      : []),
    ...(authors.length > 1
      ? [`Written by ${authors.join(", ")}: the site does not name several authors.`]
      : []),
  ];
}

/** Bytes of a file inside the export; null of one on the web. */
export function bytesOf({ from }: Pick<MovedFile, "from">): number | null {
  if (from.in === "web") return null;
  return from.in === "text" ? from.data.size : from.bytes;
}

/** Why a file cannot come into the library; "" where it may. */
export function judgeFile(file: Pick<MovedFile, "as" | "from">): string {
  const { as } = file;
  if (as === "file")
    return "The library takes pictures, films and sounds alone. Texts link to its old address.";
  const most = as === "picture" ? uploadLimits.picture : uploadLimits.media;
  const bytes = bytesOf(file) ?? 0;
  if (bytes <= most) return "";
  const noun = { picture: "A picture", film: "A film", sound: "A sound" }[as];
  return `It has ${fileSize(bytes)}. ${noun} may have ${fileSize(most)}: make it smaller and put it into the text by hand.`;
}
