import { figure } from "@toadstool/elements/charts";
import { useCopying } from "@toadstool/elements/copying";
import { Button } from "@toadstool/elements/forms/button";
import { CopyIcon } from "@toadstool/elements/icons";
import { fileSize, playingTime } from "@toadstool/media";
import type { ReactNode } from "react";
import { Facts } from "#app/ui/facts.tsx";
import { markdownOf } from "#app/ui/image-picker/markdown.ts";
import { Moment } from "#app/ui/moment/moment.tsx";
import { fileAddress, type Image, imageAddress } from "#domain/media/image.ts";
import { counted } from "#domain/text/counted.ts";
import shared from "../admin.module.css";
import { OriginalLink } from "./original-link.tsx";
import styles from "./image.module.css";

/** What a text names an image by, to be copied; the facts about it, and the files that were generated from it. */
export function ImageFacts({ image }: { image: Image }) {
  const { id, revision, kind, facts, bytes, createdAt, updatedAt } = image;
  const { message, copy } = useCopying(
    "This browser does not allow copying. Select the address and copy it yourself.",
  );
  const address = imageAddress(id);
  const known: [string, ReactNode][] = [
    ["Address", <code key="address">{address}</code>],
    ["Size", facts.width > 0 && `${figure(facts.width)} × ${figure(facts.height)} px`],
    ["Duration", facts.duration !== null && playingTime(facts.duration)],
    ["Type", typeWords(image)],
    ["As you sent it", kind === "picture" && <OriginalLink key="original" {...image} />],
    ["Storage used", fileSize(bytes)],
    ["Added", <Moment key="added" iso={createdAt} />],
    ["Changed", updatedAt !== createdAt && <Moment key="changed" iso={updatedAt} />],
  ];
  return (
    <div className={shared.section}>
      <div className={`${shared.buttons} needs-script`}>
        <Button look="quiet" onClick={() => copy(address, "Address copied.")}>
          <CopyIcon /> Copy address
        </Button>
        <Button
          look="quiet"
          onClick={() =>
            copy(markdownOf({ ...image, address }, { ...image, caption: "" }), "Markdown copied.")
          }
        >
          <CopyIcon /> Copy as markdown
        </Button>
        <output className={shared.soft}>{message}</output>
      </div>
      <Facts facts={known} className={`${shared.facts} ${styles.facts}`} />
      <details>
        <summary className={shared.reach}>{counted(facts.files.length, "file")} generated from it</summary>
        <ul className={styles.facts}>
          {facts.files.map(({ name, width, height, bytes: size }) => (
            <li key={name}>
              <a href={fileAddress(id, revision, name)}>{name}</a>{" "}
              <span className={shared.soft}>
                {width > 0 && `${width} × ${height}, `}
                {fileSize(size)}
              </span>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

function typeWords({ kind, facts }: Image): string {
  const type =
    facts.files
      .find(({ name }) => name === facts.main)
      ?.type.split("/")
      .at(-1)
      ?.toUpperCase() ?? "";
  if (kind === "video") return `Film, ${type}`;
  if (kind === "audio") return `Sound, ${type}`;
  return facts.isAnimated ? "Animated picture" : facts.hasAlpha ? "Picture with transparency" : "Picture";
}
