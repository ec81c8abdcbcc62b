import { useWords } from "#app/ui/use-words.ts";
import { formatNumber } from "@toadstool/language";
import { sheetSize, slipWords } from "#domain/art/colophon.ts";
import type { PulledSheet } from "#domain/art/pulled-sheet.ts";
import { InkSwatches } from "@toadstool/stage/drawing";

/** What a sheet is printed on and in, and how each plate lay. */
export function Colophon({ pulled: { paper, inks, plates, sheet } }: { pulled: PulledSheet }) {
  const words = useWords();
  const { colophon } = words.press;
  const seed = String(sheet.seed);
  if (plates.length === 0)
    return (
      <div className="press-colophon">
        <InkSwatches inks={inks} />
        <p className="press-soft">{colophon.cut({ seed })}</p>
      </div>
    );
  const size = colophon.size({
    width: formatNumber(words.language, sheetSize.width),
    height: formatNumber(words.language, sheetSize.height),
  });
  return (
    <div className="press-colophon">
      <table className="press-plates">
        <caption className="visually-hidden">{colophon.plates}</caption>
        <thead>
          <tr>
            <th scope="col">{colophon.ink}</th>
            <th scope="col">{colophon.screen}</th>
            <th scope="col">{colophon.slip}</th>
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
              <td>{words.loupe.angle({ degrees: angle })}</td>
              <td>{slipWords(words, slip)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="press-soft">{colophon.printed({ paper: paper?.name ?? "", size, seed })}</p>
    </div>
  );
}
