/** Of a thousand, the width that the drawing has. */
const whole = 1000;

interface ShareBarProps {
  /** What all parts add up to. */
  of: number;
  parts: { key: string; value: number; className?: string }[];
  className?: string;
}

/** Parts of a whole in one bar, one after the other. It is a drawing alone: say the same in words beside it. */
export function ShareBar({ of, parts, className }: ShareBarProps) {
  return (
    <svg className={className} viewBox={`0 0 ${whole} 12`} preserveAspectRatio="none" aria-hidden="true">
      {stretchesOf(of, parts).map(({ key, start, width, className: look }) => (
        <rect key={key} x={start} y={0} width={width} height={12} className={look} />
      ))}
    </svg>
  );
}

function stretchesOf(of: number, parts: ShareBarProps["parts"]) {
  let start = 0;
  return parts.map(({ value, ...part }) => {
    const width = of > 0 ? (value / of) * whole : 0;
    start += width;
    return { ...part, start: start - width, width };
  });
}
