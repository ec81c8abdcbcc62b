import styles from "./doors.module.css";

/** A gable with a light on; a toad, that of the print, looks over the sill, and comes up where somebody knocks. */
export function LitWindow() {
  return (
    <svg viewBox="0 0 120 116" className={styles.picture} aria-hidden="true">
      <path className={styles.cut} d="M13 120V54h11V41h11V28h11V14h28v14h11v13h11v13h11v66z" />
      <path className={styles.wall} d="M13 120V54h11V41h11V28h11V14h28v14h11v13h11v13h11v66z" />
      <path
        className={styles.bricks}
        d="M22 68h8M92 62h8M26 96h8M90 100h8M30 54h8M84 46h6M20 108h7M96 80h6"
      />
      <clipPath id="window">
        <path d="M37 104V66a23 23 0 0 1 46 0v38z" />
      </clipPath>
      <path className={styles.light} d="M38.5 105.5V67.5a23 23 0 0 1 46 0v38z" />
      <g clipPath="url(#window)">
        <g className={styles.resident}>
          <path d="M40 130c-2-30 5-40 12-43a8.5 8.5 0 0 1 16 0c7 3 14 13 12 43z" />
          <circle cx="50" cy="85" r="8" />
          <circle cx="70" cy="85" r="8" />
          <g className={styles.whites}>
            <circle cx="50" cy="85" r="5" />
            <circle cx="70" cy="85" r="5" />
          </g>
          <circle cx="51" cy="86" r="2.2" />
          <circle cx="71" cy="86" r="2.2" />
          <path className={styles.mouth} d="M49 100q11 5 22 0" />
        </g>
      </g>
      <path className={styles.frame} d="M37 104V66a23 23 0 0 1 46 0v38zM60 43v14M37 70h8M75 70h8M31 105h58" />
      <path className={styles.gable} d="M55 24h10v10H55z" />
    </svg>
  );
}
