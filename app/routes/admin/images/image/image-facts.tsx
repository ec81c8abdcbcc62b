import { figure } from "@toadstool/elements/charts";
import type { ReactNode } from "react";
import { fileAddress, type Image } from "#domain/media/image.ts";
import { counted } from "#domain/text/counted.ts";
import { fileSize, playingTime } from "@toadstool/media";
import { Moment } from "#app/ui/moment/moment.tsx";
import { Facts } from "#app/ui/facts.tsx";
import { OriginalLink } from "../original/original-link.tsx";
import shared from "../images.module.css";
import styles from "./image.module.css";

/** The facts about an image, and the files that were generated from it. */
export function ImageFacts({ image }: { image: Image }) {
  const { id, revision, kind, facts, bytes, createdAt, updatedAt } = image;
  const known: [string, ReactNode][] = [
    ["Size", facts.width > 0 && `${figure(facts.width)} × ${figure(facts.height)} px`],
    ["Duration", facts.duration !== null && playingTime(facts.duration)],
    ["Type", typeWords(image)],
    ["As you sent it", kind === "picture" && <OriginalLink key="original" {...image} />],
    ["Storage used", fileSize(bytes)],
    ["Added", <Moment key="added" iso={createdAt} />],
    ["Changed", updatedAt !== createdAt && <Moment key="changed" iso={updatedAt} />],
  ];
  return (
    <>
      <Facts facts={known} className={styles.facts} />
      <details className={styles.files}>
        <summary>{counted(facts.files.length, "file")} generated from it</summary>
        <ul>
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
    </>
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
