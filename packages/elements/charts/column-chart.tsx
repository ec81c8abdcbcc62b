import { useId } from "react";
import { axisLabel, axisTop, figure, percent, visible } from "./chart-scale.ts";
import styles from "./column-chart.module.css";

export interface Column {
  /** Names it in the table. */
  label: string;
  /** Names it on the axis. */
  short: string;
  /** One for each series. */
  values: [above: number, below?: number];
}

interface ColumnChartProps {
  /** The chart's subject with its unit: "Views per day". */
  caption: string;
  /** What a column covers: "Day". */
  head: string;
  /** The first is drawn above the line, the second one below it. */
  series: [above: string, below?: string];
  columns: Column[];
}

/** Columns over time, the last still growing. The same figures are in a table below. */
export function ColumnChart(props: ColumnChartProps) {
  const { caption, series, columns } = props;
  const most = Math.max(...columns.map(({ values }) => values[0]));
  const least = Math.max(...columns.map(({ values }) => values[1] ?? 0));
  // Neither side is so flat that its numbers would overlap the line's.
  const above = axisTop(Math.max(most, least / 5));
  const below = least > 0 ? axisTop(Math.max(least, most / 5)) : 0;
  return (
    <figure className={styles.chart} aria-label={caption}>
      <Legend series={series} />
      <div className={styles.plot}>
        <Axis above={above} below={below} />
        <Bars {...props} above={above} below={below} />
      </div>
      <Dates columns={columns} />
      <FiguresTable {...props} />
    </figure>
  );
}

function Legend({ series: [above, below] }: Pick<ColumnChartProps, "series">) {
  return (
    <p className={styles.legend} aria-hidden="true">
      <span className={styles.solid}>{above}</span>
      {below && <span className={styles.hatched}>{below}</span>}
      <span className={styles.dotted}>still being counted</span>
    </p>
  );
}

/** Lines with their numbers. Lengths in per cent keep letters and dots in shape, whatever the width. */
function Axis({ above, below }: { above: number; below: number }) {
  const ticks = [...new Set([above, above < below ? 0 : above / 2, 0, -below])];
  return (
    <svg className={styles.axis} aria-hidden="true" focusable="false">
      {ticks.map((tick) => {
        const y = percent(above - tick, above + below);
        return (
          <g key={tick}>
            <line x1="0" x2="100%" y1={y} y2={y} className={tick === 0 ? styles.base : styles.line} />
            <text x="-0.5em" y={y} dy="0.32em" textAnchor="end">
              {axisLabel(Math.abs(tick))}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function Bars({ columns, series, above, below }: ColumnChartProps & { above: number; below: number }) {
  const id = useId();
  const span = above + below;
  const isDense = columns.length > 40;
  const gap = isDense ? 0.12 : 0.18;
  return (
    <svg
      className={isDense ? `${styles.bars} ${styles.dense}` : styles.bars}
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <pattern id={`${id}dots`} width="5" height="5" patternUnits="userSpaceOnUse">
          <circle cx="2.5" cy="2.5" r="1.5" className={styles.ink} />
        </pattern>
        <pattern id={`${id}hatch`} width="5" height="5" patternUnits="userSpaceOnUse">
          <path d="M-1 1l2-2M0 5l5-5M4 6l2-2" className={styles.stroke} />
        </pattern>
      </defs>
      {columns.map(({ label, values: [up, down = 0] }, index) => {
        const isLast = index === columns.length - 1;
        const place = {
          x: percent(index + gap, columns.length),
          width: percent(1 - 2 * gap, columns.length),
        };
        const rise = visible(up, span);
        const fall = visible(down, span);
        return (
          <g key={label}>
            <title>
              {[label, said(series[0], up), series[1] && said(series[1], down)].filter(Boolean).join("\n")}
            </title>
            <rect
              x={percent(index, columns.length)}
              width={percent(1, columns.length)}
              height="100%"
              className={styles.slot}
            />
            {rise > 0 && (
              <rect
                {...place}
                y={percent(above - rise, span)}
                height={percent(rise, span)}
                className={isLast ? styles.growing : styles.bar}
                fill={isLast ? `url(#${id}dots)` : undefined}
              />
            )}
            {fall > 0 && (
              <rect
                {...place}
                y={percent(above, span)}
                height={percent(fall, span)}
                className={styles.falling}
                fill={`url(#${id}hatch)`}
              />
            )}
          </g>
        );
      })}
    </svg>
  );
}

const said = (name: string, count: number) => `${name}: ${figure(count)}`;

/** Each column's name where there is space for it, otherwise the first, the middle and the last. */
function Dates({ columns }: Pick<ColumnChartProps, "columns">) {
  const isFew = columns.length <= 7;
  const shown = isFew ? columns : [columns[0], columns[(columns.length - 1) >> 1], columns.at(-1)];
  return (
    <p className={isFew ? `${styles.dates} ${styles.each}` : styles.dates} aria-hidden="true">
      {shown.map((column) => column && <span key={column.label}>{column.short}</span>)}
    </p>
  );
}

function FiguresTable({ caption, head, series, columns }: ColumnChartProps) {
  const names = series.filter((name) => name !== undefined);
  return (
    <details className={styles.figures}>
      <summary>{caption}, as a table</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <section className={styles.scroller} aria-label={`Table: ${caption}`} tabIndex={0}>
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {[head, ...names].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {columns.map(({ label, values }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {names.map((name, index) => (
                  <td key={name}>{figure(values[index] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
