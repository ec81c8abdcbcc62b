import { ArtFrame } from "#app/ui/art-frame.tsx";
import { bannerSide, plates } from "./brand/banner-dots.ts";
import styles from "./brand/banner.module.css";

const margin = 4;
const around = bannerSide + 2 * margin;

/** A toadstool in four inks, printed on arrival one after the other and knocked into what passes for register here; then the dots come alive. */
export function Banner({ className }: { className?: string }) {
  const middle = bannerSide / 2;
  return (
    <ArtFrame
      piece="dot-banner"
      seed={2023}
      description="A spotted toadstool on a small pond, printed as dots in pink, yellow, violet and teal."
      className={className}
    >
      <svg viewBox={`${-margin} ${-margin} ${around} ${around}`} className={styles.banner} aria-hidden="true">
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
    </ArtFrame>
  );
}
