import { figure } from "#app/ui/chart-scale.ts";
import { fileAddress, type Image } from "#domain/images/image.ts";
import { fileSize, playingTime } from "#domain/images/file-size.ts";
import { momentOf } from "../email-moment.ts";
import styles from "./image.module.css";

/** What is known of an image, and the files that were made of it. */
export function ImageFacts({ image }: { image: Image }) {
  const { id, revision, facts, bytes, createdAt, updatedAt } = image;
  const known: [string, string][] = [
    ...(facts.width > 0
      ? [["Size", `${figure(facts.width)} × ${figure(facts.height)} px`] as [string, string]]
      : []),
    ...(facts.duration === null ? [] : [["Plays", playingTime(facts.duration)] as [string, string]]),
    ["Type", typeWords(image)],
    ["Room taken", fileSize(bytes)],
    ["Added", momentOf(createdAt)],
    ...(updatedAt === createdAt ? [] : [["Changed", momentOf(updatedAt)] as [string, string]]),
    ...(revision > 1
      ? [["File", `replaced ${revision === 2 ? "once" : `${revision - 1} times`}`] as [string, string]]
      : []),
  ];
  return (
    <>
      <dl className={styles.facts}>
        {known.map(([term, words]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <details className={styles.files}>
        <summary>
          {facts.files.length} {facts.files.length === 1 ? "file" : "files"} made of it
        </summary>
        <ul>
          {facts.files.map(({ name, width, height, bytes: size }) => (
            <li key={name}>
              <a href={fileAddress(id, revision, name)}>{name}</a>{" "}
              <span className={styles.soft}>
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
  return facts.isAnimated
    ? "Picture that moves"
    : facts.hasAlpha
      ? "Picture with see-through parts"
      : "Picture";
}
