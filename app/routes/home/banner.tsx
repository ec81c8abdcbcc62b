import { bannerSide, plates } from "./banner-dots.ts";
import styles from "./banner.module.css";

/** A toadstool in four inks; on arrival the plates slide into what passes for register here. */
export function Banner() {
  const middle = bannerSide / 2;
  return (
    <svg viewBox={`-4 -4 ${bannerSide + 8} ${bannerSide + 8}`} className={styles.banner} aria-hidden="true">
      {plates.map(({ ink, angle, dots }) => (
        <g key={ink} className={`${styles.plate} ${styles[ink]}`}>
          <g transform={`translate(${middle} ${middle}) rotate(${angle})`}>
            {dots.map(({ width, path }) => (
              <path key={width} strokeWidth={width} d={path} />
            ))}
          </g>
        </g>
      ))}
    </svg>
  );
}
