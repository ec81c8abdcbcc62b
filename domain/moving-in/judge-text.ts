import { fileSize } from "@toadstool/media";
import { uploadLimits } from "../media/image.ts";
import { limits } from "../posts/post.ts";
import { largestPayload, type StagedFile, type StagedText } from "./moved-item.ts";

/** What is known of a text before anything is made of it. */
interface JudgedText {
  isPublished: boolean;
  /** Why it does not come; "" where it does. */
  trouble: string;
  remarks: string[];
}

/** Whether a text can come, whether readers will see it, and what its owner should know of it. */
export function judgeText(text: StagedText): JudgedText {
  const trouble = troubleOf(text);
  const isPublished =
    trouble === "" && text.status === "published" && text.isPublic && text.kind !== "letter";
  return {
    isPublished,
    trouble,
    remarks: [...text.remarks.map(({ message }) => message), ...remarksOn(text)],
  };
}

function troubleOf(text: StagedText): string {
  const { markdown } = text;
  const figure = (count: number) => count.toLocaleString("en-GB");
  if (markdown.length > limits.content)
    return `The text has ${figure(markdown.length)} characters, and the site takes ${figure(limits.content)}. Split it there and export it again.`;
  // The names of its files are kept a second time, beside it.
  const bytes = new TextEncoder().encode(JSON.stringify([text, needsOf(text)])).length;
  if (bytes > largestPayload)
    return `The text and what it shows take ${fileSize(bytes)}, and a row of the database holds 2 MB. Split it there and export it again.`;
  return "";
}

/** The files that a text shows, by their source ids. */
export const needsOf = ({ files, cover }: StagedText) => [
  ...new Set([...files, ...(cover ? [cover] : [])].map(({ key }) => key)),
];

function remarksOn({ kind, status, published, authors }: StagedText): string[] {
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

/** Why a file cannot come into the library; "" where it may. */
export function judgeFile({ as, from }: Pick<StagedFile, "as" | "from">): string {
  if (as === "file")
    return "The library takes pictures, films and sounds alone. Texts link to its old address.";
  const most = as === "picture" ? uploadLimits.picture : uploadLimits.media;
  if (from.in === "web" || from.bytes <= most) return "";
  const noun = { picture: "A picture", film: "A film", sound: "A sound" }[as];
  return `It has ${fileSize(from.bytes)}. ${noun} may have ${fileSize(most)}: make it smaller and put it into the text by hand.`;
}
