import styles from "./progress-bar.module.css";

interface ProgressBarProps {
  /** What is under way, for who does not see it. */
  label: string;
  /** How far it is, of `most`; undefined where nobody knows. */
  value: number | undefined;
  most?: number;
}

export function ProgressBar({ label, value, most = 1 }: ProgressBarProps) {
  return <progress className={styles.bar} aria-label={label} max={most} value={value} />;
}
