/** Paper standing in the feed: three sheets, the front one cut. */
export function PaperStack({ colour }: { colour: string }) {
  return (
    <svg viewBox="0 0 40 56" className="press-stack" aria-hidden="true">
      <path d="M8 3 39 1.6 38.4 56H8.4Z" fill="#1a1226" opacity=".35" />
      <path d="M5.4 4 36.4 2.6 36 56H5.6Z" fill="#fffdf8" />
      <path d="M5.4 4 36.4 2.6 36 56H5.6Z" fill={colour} opacity=".55" />
      <path d="M1.6 6.4 33 4.4 32.6 56H2Z" fill={colour} />
    </svg>
  );
}

/** A drum behind its window: an ink's, or none. */
export function Drum({ colour, isTurning }: { colour: string | undefined; isTurning: boolean }) {
  return (
    <svg viewBox="0 0 60 60" className="press-drum" data-turning={isTurning || undefined}>
      {colour ? (
        <>
          <circle cx="32" cy="32" r="25" fill="#0d0915" />
          <g className="press-roll">
            <circle cx="29" cy="29" r="25" fill={colour} />
            <path
              d="M29 8v9M29 41v9M8 29h9M41 29h9"
              stroke="#0d0915"
              strokeWidth="4"
              strokeLinecap="round"
              opacity=".4"
            />
            <circle cx="29" cy="29" r="6.5" fill="#0d0915" />
          </g>
        </>
      ) : (
        <circle cx="29" cy="29" r="23" fill="none" stroke="#8c7ca6" strokeWidth="2.5" strokeDasharray="5 6" />
      )}
    </svg>
  );
}

/** A tin of ink; its place on the drums is written on its lid. */
export function Tin({ colour, place }: { colour: string; place: number }) {
  return (
    <svg viewBox="0 0 44 44" className="press-ink" aria-hidden="true">
      <path d="M7 13 39 11.4 38.6 41 8 41.6Z" fill="#1a1226" opacity=".45" />
      <path d="M4 10.4 36.6 9 36.2 37.4 4.6 38.2Z" fill={colour} />
      <path d="M2.6 4.6 38 3 38.2 11.6 3 12.6Z" fill="#f8f1e4" />
      {place > 0 && (
        <>
          <circle cx="20.4" cy="24" r="10.4" fill="#14101f" />
          <text x="20.4" y="29" textAnchor="middle" fontSize="14" fontWeight="800" fill="#f8f1e4">
            {place}
          </text>
        </>
      )}
    </svg>
  );
}
