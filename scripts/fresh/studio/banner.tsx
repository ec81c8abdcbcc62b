import styles from "./banner.module.css";
import { drawing } from "./drawing.ts";

const side = 400;

/** A proof of the initials, fresh from the press: two plates on a sheet, a little out of register, with the marks that tell by how much. */
export function Banner({ className }: { className?: string }) {
  const { inks, letters, width } = drawing;
  const scale = Math.min(2.3, 236 / Math.max(width, 1));
  const place = `translate(${side / 2 - (width * scale) / 2} ${side / 2 - 50 * scale}) scale(${scale})`;
  return (
    <svg viewBox="-34 -26 480 480" className={`${styles.banner} ${className ?? ""}`} aria-hidden="true">
      <path className={styles.shadow} d="M14 18 418 12 424 424 18 428Z" />
      <path fill={inks.paper} d="M0 4 404 0 408 406 4 402Z" />
      <g className={styles.plate} data-turn="first">
        {screen.map(({ size, path }) => (
          <path
            key={size}
            d={path}
            fill="none"
            stroke={inks.behind}
            strokeLinecap="round"
            strokeWidth={size}
          />
        ))}
        <path d="M24 372h20v14H24Z" fill={inks.behind} />
      </g>
      <g className={styles.plate} data-turn="second">
        <g transform={place} fill="none" stroke={inks.front} strokeLinejoin="round" strokeWidth="22">
          {letters.map(({ path, left }) => (
            <path key={left} d={path} transform={`translate(${left})`} strokeLinecap="round" />
          ))}
        </g>
        {letters.length === 0 && <circle cx={side / 2} cy={side / 2} r="84" fill={inks.front} />}
        <path d="M44 372h20v14H44Z" fill={inks.front} />
        <path d={marks} fill="none" stroke={inks.front} strokeWidth="2" />
      </g>
    </svg>
  );
}

/** A cross in a circle near the middle of each edge. */
const marks = [
  [side / 2, 20],
  [side / 2, side - 20],
  [22, side / 2],
  [side - 18, side / 2],
]
  .map(([x = 0, y = 0]) => `M${x - 9} ${y}h18M${x} ${y - 9}v18M${x - 5} ${y}a5 5 0 1 0 10 0a5 5 0 1 0-10 0`)
  .join("");

/** A sun behind the letters, screened: dots of a few sizes on rows at an angle, the smaller the higher. */
const screen = dotsOf({ x: 206, y: 196, radius: 150, pitch: 11, angle: 0.26 });

function dotsOf(sun: Record<"x" | "y" | "radius" | "pitch" | "angle", number>) {
  const sizes = [4, 5.5, 7, 8.5, 10, 12];
  const paths = sizes.map(() => "");
  const reach = Math.ceil(sun.radius / sun.pitch);
  for (let row = -reach; row <= reach; row++)
    for (let column = -reach; column <= reach; column++) {
      const x = (column * Math.cos(sun.angle) - row * Math.sin(sun.angle)) * sun.pitch;
      const y = (column * Math.sin(sun.angle) + row * Math.cos(sun.angle)) * sun.pitch;
      if (Math.hypot(x, y) > sun.radius) continue;
      const at = Math.floor(((y / sun.radius + 1) / 2) * (sizes.length - 0.01));
      paths[at] += `M${Math.round(sun.x + x)} ${Math.round(sun.y + y)}h0`;
    }
  return sizes.map((size, at) => ({ size, path: paths[at] }));
}
