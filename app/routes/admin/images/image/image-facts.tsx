import { figure } from "@toadstool/elements/charts";
import type { ReactNode } from "react";
import { fileAddress, type Image } from "#domain/media/image.ts";
import { fileSize, playingTime } from "@toadstool/media";
import { Moment } from "#app/ui/moment/moment.tsx";
import shared from "../images.module.css";
import styles from "./image.module.css";

/** The facts about an image, and the files that were generated from it. */
export function ImageFacts({ image }: { image: Image }) {
  const { id, revision, facts, bytes, createdAt, updatedAt } = image;
  return (
    <>
      <dl className={styles.facts}>
        {facts.width > 0 && (
          <Fact term="Size">
            {figure(facts.width)} × {figure(facts.height)} px
          </Fact>
        )}
        {facts.duration !== null && <Fact term="Duration">{playingTime(facts.duration)}</Fact>}
        <Fact term="Type">{typeWords(image)}</Fact>
        <Fact term="Storage used">{fileSize(bytes)}</Fact>
        <Fact term="Added">
          <Moment iso={createdAt} />
        </Fact>
        {updatedAt !== createdAt && (
          <Fact term="Changed">
            <Moment iso={updatedAt} />
          </Fact>
        )}
      </dl>
      <details className={styles.files}>
        <summary>
          {facts.files.length} {facts.files.length === 1 ? "file" : "files"} generated from it
        </summary>
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

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
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
