import { sheetSize, slipWords } from "#domain/art/colophon.ts";
import type { PulledSheet } from "#domain/art/pulled-sheet.ts";
import { InkSwatches } from "@toadstool/stage/drawing";

/** What a sheet is printed on and in, and how each plate lay. */
export function Colophon({ pulled: { paper, inks, plates, sheet } }: { pulled: PulledSheet }) {
  if (plates.length === 0)
    return (
      <div className="press-colophon">
        <InkSwatches inks={inks} />
        <p className="press-soft">
          Cut paper, seed {sheet.seed}. Load inks and pull, and the press prints it.
        </p>
      </div>
    );
  return (
    <div className="press-colophon">
      <table className="press-plates">
        <caption className="visually-hidden">The plates, in the order of their printing</caption>
        <thead>
          <tr>
            <th scope="col">Ink</th>
            <th scope="col">Screen</th>
            <th scope="col">Slip</th>
          </tr>
        </thead>
        <tbody>
          {plates.map(({ ink, angle, slip }) => (
            <tr key={ink.name}>
              <th scope="row">
                <svg viewBox="0 0 24 24" className="press-swatch" aria-hidden="true">
                  <path d="M1.6 3.2 22 1.4l.8 20.2L2.4 22.8Z" fill={ink.colour} />
                </svg>
                {ink.name}
              </th>
              <td>{angle}°</td>
              <td>{slipWords(slip)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="press-soft">
        On {paper?.name}, {sheetSize}. Seed {sheet.seed}. The number is worked out from the sheet. No counter
        is kept, so one sheet in a hundred thousand has a twin.
      </p>
    </div>
  );
}
