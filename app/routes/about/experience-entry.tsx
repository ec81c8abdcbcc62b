import { Link } from "react-router";
import type { ExperienceEntry, Point } from "#domain/profile/experience.ts";
import styles from "./experience-entry.module.css";

/** A job, a school or a group: what one was there, where, when, and what came of it. */
export function Entry({ entry }: { entry: ExperienceEntry }) {
  return (
    <div className={styles.entry}>
      <p className={styles.dates}>{entry.dates}</p>
      <div>
        <h3 className={styles.role}>{entry.role}</h3>
        <p className={styles.where}>
          <Organisation name={entry.organisation} href={entry.href} />
        </p>
        <Points points={entry.points} />
      </div>
    </div>
  );
}

function Organisation({ name, href }: { name: string; href?: string }) {
  if (!href) return <span className={styles.name}>{name}</span>;
  const isHere = href.startsWith("/");
  return isHere ? (
    <Link to={href}>{name}</Link>
  ) : (
    <a href={href} rel="noreferrer">
      {name}
    </a>
  );
}

function Points({ points }: { points: Point[] }) {
  if (points.length === 0) return null;
  return (
    <ul className={styles.points}>
      {points.map((point) => {
        const { text, points: nested } = typeof point === "string" ? { text: point, points: [] } : point;
        return (
          <li key={text}>
            {text}
            <Points points={nested} />
          </li>
        );
      })}
    </ul>
  );
}
