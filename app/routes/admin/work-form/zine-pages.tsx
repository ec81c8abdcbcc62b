import { useRef, useState } from "react";
import { buttonClass, Button } from "@toadstool/elements/forms/button";
import { Field, TextField } from "@toadstool/elements/forms/field";
import { PictureIcon, UploadIcon } from "@toadstool/elements/icons";
import { importAgain } from "@toadstool/elements/behaviour/import-again";
import { useScripted } from "@toadstool/elements/behaviour/scripted";
import { makeUploads } from "#app/browser/uploads/uploads.ts";
import { FileButton } from "#app/ui/uploads/file-button.tsx";
import { UploadList } from "#app/ui/uploads/upload-list.tsx";
import { ImagePickerButton } from "#app/ui/image-picker/button.tsx";
import { acceptedTypes } from "#app/ui/uploads/accepted-types.ts";
import { type ControlProps, type } from "#app/ui/form/control.tsx";
import { imageAddress } from "#domain/media/image.ts";
import type { Issue } from "#domain/outcome.ts";
import { usualHeight, zinePageSources } from "#domain/art/zine-pages.ts";
import { counted } from "#domain/text/counted.ts";
import { rowsIn } from "./fields.ts";
import shared from "../admin.module.css";
import styles from "./form.module.css";
import { Shown } from "./media-field.tsx";

interface ZinePage {
  key: number;
  picture: string;
  alt: string;
  transcript: string;
  /** Its number in the file’s zine, whose picture it has. */
  filed?: number;
}

interface ZinePagesProps extends Pick<ControlProps, "texts" | "issues" | "form"> {
  /** The slug of the file whose pictures its pages have. */
  file: string | null;
}

/** The pages of a zine: uploaded at once or as one PDF, then described and put in order. */
export function ZinePages({ texts, issues, form, file }: ZinePagesProps) {
  const isScripted = useScripted();
  const lastKey = useRef(100);
  const [pages, setPages] = useState<ZinePage[]>(() =>
    rowsIn(texts, "pages").map(({ picture = "", alt = "", transcript = "" }, key) => ({
      key,
      picture,
      alt,
      transcript,
      ...(file && !picture && { filed: key + 1 }),
    })),
  );
  const [uploads] = useState(() => makeUploads());
  const [message, setMessage] = useState("");
  const [trouble, setTrouble] = useState("");
  const add = (page: Omit<ZinePage, "key">, key = (lastKey.current += 1)) =>
    setPages((before) => {
      // Those that were sent together arrive in any order.
      const later = before.findIndex((each) => each.key > key);
      return before.toSpliced(later < 0 ? before.length : later, 0, { ...page, key });
    });
  const change = (key: number, changes: Partial<ZinePage>) =>
    setPages((before) => before.map((page) => (page.key === key ? { ...page, ...changes } : page)));
  const send = (files: File[], words: string[] = []) => {
    const first = lastKey.current + 1;
    lastKey.current += files.length;
    return uploads.add(files, {}, ({ id, alt = "", at }) => {
      add({ picture: imageAddress(id), alt, transcript: words[at] ?? "" }, first + at);
      uploads.clear();
    });
  };
  const take = async (files: File[]) => {
    setTrouble("");
    const pdf = files.find(isPdf);
    if (!pdf) return send(inOrder(files));
    if (files.length > 1) return setTrouble("Choose one PDF, or pictures without a PDF.");
    setMessage("Reading the PDF…");
    const split = await splitLater(pdf, (drawn, of) => setMessage(`Page ${drawn} of ${of} is drawn…`));
    setMessage("");
    if ("reason" in split) return setTrouble(split.reason);
    type(form, "height", split.height === usualHeight ? "" : String(split.height));
    return send(
      split.pages.map((page) => page.file),
      split.pages.map(({ words }) => words),
    );
  };

  const rows = isScripted || pages.length > 0 ? pages : emptyPages;
  const about = issues.filter(({ field }) => field === "pages").map(({ message }) => message);
  return (
    <>
      <p className={shared.soft}>
        Four or eight, in the order in which they are read. Choose all pictures at once, or one PDF with a
        page of the zine on each of its pages.
      </p>
      <ol className={`${shared.entries} ${styles.pages}`}>
        {rows.map((page, index) => (
          <PageRow
            key={page.key}
            page={page}
            index={index}
            count={rows.length}
            src={page.picture || (file && page.filed ? zinePageSources(file, page.filed).src : "")}
            issues={issues}
            onChange={(changes) => change(page.key, changes)}
            onMove={(by) => setPages((before) => moved(before, index, by))}
            onRemove={() => setPages((before) => before.filter(({ key }) => key !== page.key))}
          />
        ))}
      </ol>
      <UploadList uploads={uploads} label="Pages on their way" />
      <div className={`${shared.buttons} needs-script`}>
        <FileButton
          multiple
          accept={`${acceptedTypes.picture},application/pdf,.pdf`}
          className={buttonClass("quiet")}
          onFiles={(files) => void take(files)}
        >
          <UploadIcon /> Upload pages or a PDF
        </FileButton>
        <ImagePickerButton
          title="Choose a page"
          kind="picture"
          onPick={({ address, alt }) => add({ picture: address, alt, transcript: "" })}
        >
          <PictureIcon /> Choose a page
        </ImagePickerButton>
      </div>
      <output className={shared.soft}>{message || pagesHint(pages.length)}</output>
      <output className={styles.issue}>{trouble}</output>
      {about.length > 0 && <p className={styles.issue}>{about.join(" ")}</p>}
    </>
  );
}

interface PageRowProps {
  page: ZinePage;
  index: number;
  count: number;
  src: string;
  issues: Issue[];
  onChange: (changes: Partial<ZinePage>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

function PageRow({ page, index, count, src, issues, onChange, onMove, onRemove }: PageRowProps) {
  const name = `pages.${index}`;
  const number = index + 1;
  const missing = issues.filter(({ field }) => field === `${name}.picture`).map(({ message }) => message);
  return (
    <li className={styles.page}>
      <div className={`${shared.bar} ${styles.pageHead}`}>
        <strong>Page {number}</strong>
        {page.filed ? (
          <span className={shared.soft}>Its picture is a file of the site and stays at its place.</span>
        ) : (
          <span className={`${shared.buttons} needs-script`}>
            {([-1, 1] as const).map((by) => (
              <Button
                key={by}
                look="quiet"
                aria-disabled={number === (by < 0 ? 1 : count)}
                onClick={() => onMove(by)}
                aria-label={`Move page ${number} ${by < 0 ? "up" : "down"}`}
              >
                {by < 0 ? "Up" : "Down"}
              </Button>
            ))}
            <Button look="plain" onClick={onRemove} aria-label={`Remove page ${number}`}>
              Remove
            </Button>
          </span>
        )}
      </div>
      {src && <Shown kind="picture" src={src} />}
      <div className={`${shared.section} ${styles.texts}`}>
        <div className="unscripted">
          <Field
            label={`Address of page ${number} in the library`}
            name={`${name}.picture`}
            value={page.picture}
            placeholder="/media/…"
            onChange={({ target }) => onChange({ picture: target.value })}
          />
        </div>
        {missing.length > 0 && <p className={styles.issue}>{missing.join(" ")}</p>}
        <TextField
          label={`Alt text of page ${number}`}
          name={`${name}.alt`}
          rows={2}
          required={page.filed !== undefined || page.picture !== ""}
          value={page.alt}
          onChange={({ target }) => onChange({ alt: target.value })}
          issues={issues}
        />
        <TextField
          label={`Words on page ${number}`}
          name={`${name}.transcript`}
          rows={2}
          hint="Every word, as it is read. Empty where there is none."
          value={page.transcript}
          onChange={({ target }) => onChange({ transcript: target.value })}
          issues={issues}
        />
      </div>
    </li>
  );
}

/** Rows to type in where scripts are off. */
const emptyPages: ZinePage[] = Array.from({ length: 8 }, (_, key) => ({
  key,
  picture: "",
  alt: "",
  transcript: "",
}));

const isPdf = ({ type, name }: File) => type === "application/pdf" || /\.pdf$/i.test(name);

/** By name, numbers as numbers: a phone hands over chosen files in no order. */
function inOrder(files: File[]): File[] {
  return files.toSorted((one, other) => one.name.localeCompare(other.name, undefined, { numeric: true }));
}

async function splitLater(file: File, onPage: (drawn: number, of: number) => void) {
  try {
    const { splitPdf } = await importAgain(() => import("./split-pdf.client.ts"));
    return await splitPdf(file, onPage);
  } catch {
    return { reason: "The reader of PDFs could not be loaded. Check your connection and try again." };
  }
}

/** Pages of the file keep their numbers, so none may pass them. */
function moved(pages: ZinePage[], index: number, by: -1 | 1): ZinePage[] {
  const [page, other] = [pages[index], pages[index + by]];
  if (!page || !other || other.filed) return pages;
  return pages.with(index, other).with(index + by, page);
}

function pagesHint(count: number): string {
  if (count === 0) return "No pages yet.";
  return count === 4 || count === 8 ? `${count} pages.` : `${counted(count, "page")}; a zine has 4 or 8.`;
}
