import styles from "./progress-bar.module.css";

interface ProgressBarProps {
  /** What is under way, for people who cannot see the bar. */
  label: string;
  /** How far it is, of `most`; undefined if unknown. */
  value: number | undefined;
  most?: number;
}

export function ProgressBar({ label, value, most = 1 }: ProgressBarProps) {
  return <progress className={styles.bar} aria-label={label} max={most} value={value} />;
}
