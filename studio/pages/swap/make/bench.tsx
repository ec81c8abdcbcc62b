import { useRef, useState } from "react";
import { most, steps, swapPage, type SwapKit } from "../kit.ts";
import { placeOf, printMark, reachOf } from "../print.ts";
import { adjusted, type Mark, type SwapPage } from "../swap.ts";
import { landed, type Tool } from "./tool.ts";
import styles from "./bench.module.css";

interface Spot {
  x: number;
  y: number;
}

interface BenchProps {
  kit: SwapKit;
  page: SwapPage;
  /** From 1. */
  number: number;
  chosen: number | null;
  tool: Tool;
  /** Prints what is in hand. */
  onPrint: (at: Spot) => void;
  onChoose: (at: number | null) => void;
  onChange: (at: number, mark: Mark, kind: string) => void;
  /** A key of the tools. */
  onKey: (event: React.KeyboardEvent) => void;
}

/** The page on the bench: pressed to stamp it, dragged on to move what is there; by keys, too. */
export function SwapBench({
  kit,
  page,
  number,
  chosen,
  tool,
  onPrint,
  onChoose,
  onChange,
  onKey,
}: BenchProps) {
  const paper = useRef<SVGSVGElement>(null);
  const held = useRef<{ at: number; from: Spot; mark: Mark } | null>(null);
  /** Where the stamp in hand hovers. */
  const [spot, setSpot] = useState<Spot>({ x: 128, y: 110 });
  const [isHovering, setHovering] = useState(false);
  const [isPressed, setPressed] = useState(false);
  const { width, height } = swapPage;
  const mark = chosen === null ? undefined : page.marks[chosen];

  const spotOf = ({ clientX, clientY }: React.PointerEvent): Spot => {
    const box = paper.current?.getBoundingClientRect();
    if (!box) return { x: 0, y: 0 };
    const within = (value: number) => Math.min(steps.place, Math.max(0, value));
    return {
      x: within(((clientX - box.left) / box.width) * steps.place),
      y: within(((clientY - box.top) / box.height) * steps.place),
    };
  };
  const down = (event: React.PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0) return;
    const at = spotOf(event);
    event.currentTarget.setPointerCapture(event.pointerId);
    setSpot(at);
    if (tool.is === "stamp") return setPressed(true);
    const found = markAt(kit, page, at);
    onChoose(found);
    const there = found === null ? undefined : page.marks[found];
    held.current = there && found !== null ? { at: found, from: at, mark: there } : null;
  };
  const move = (event: React.PointerEvent) => {
    const at = spotOf(event);
    setSpot(at);
    setHovering(true);
    const { current } = held;
    if (!current) return;
    const { x, y } = current.mark;
    onChange(
      current.at,
      adjusted(current.mark, { x: x + at.x - current.from.x, y: y + at.y - current.from.y }),
      "drag",
    );
  };
  const up = (event: React.PointerEvent) => {
    if (isPressed && event.type === "pointerup") onPrint(spotOf(event));
    if (event.pointerType !== "mouse") setHovering(false);
    setPressed(false);
    held.current = null;
  };
  const press = (event: React.KeyboardEvent) => {
    const way = ways[event.key];
    if (way && !event.altKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      const step = event.shiftKey ? 1 : 8;
      const to = ({ x, y }: Spot) => ({ x: x + way[0] * step, y: y + way[1] * step });
      if (tool.is === "hand")
        return mark && chosen !== null && onChange(chosen, adjusted(mark, to(mark)), "arrows");
      setHovering(true);
      const { x, y } = to(spot);
      return setSpot({ x: Math.min(steps.place, Math.max(0, x)), y: Math.min(steps.place, Math.max(0, y)) });
    }
    if (tool.is === "stamp" && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      return onPrint(spot);
    }
    return onKey(event);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application is pressed, by its role
    <svg
      ref={paper}
      className={styles.paper}
      viewBox={`0 0 ${width} ${height}`}
      role="application"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- and by keys
      tabIndex={0}
      aria-label={`Page ${number} of ${most.pages} on the bench`}
      aria-describedby="swap-keys"
      data-tool={tool.is}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={up}
      onPointerLeave={() => setHovering(false)}
      onKeyDown={press}
      onFocus={(event) => setHovering(event.currentTarget.matches(":focus-visible"))}
      onBlur={() => setHovering(false)}
    >
      <rect width={width} height={height} fill={kit.papers[page.paper]?.value} />
      {page.marks.map((each, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a mark is its place
        <g
          key={at}
          className={tool.is === "stamp" && at === page.marks.length - 1 ? styles.landing : undefined}
          dangerouslySetInnerHTML={{ __html: printMark(kit, each) }}
        />
      ))}
      {tool.is === "stamp" && (isHovering || page.marks.length === 0) && (
        <g
          className={isPressed ? styles.pressed : styles.hovering}
          dangerouslySetInnerHTML={{ __html: printMark(kit, landed(tool, spot, 0.5)) }}
        />
      )}
      {mark && <Outline kit={kit} mark={mark} />}
    </svg>
  );
}

const ways: Record<string, readonly [number, number] | undefined> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function Outline({ kit, mark }: { kit: SwapKit; mark: Mark }) {
  const { x, y } = placeOf(mark);
  const reach = reachOf(kit, mark);
  return (
    <g
      transform={`translate(${x} ${y}) rotate(${(mark.turn * 360) / steps.turn})`}
      className={styles.outline}
    >
      <rect x={-reach.x} y={-reach.y} width={reach.x * 2} height={reach.y * 2} />
    </g>
  );
}

/** The last print at a spot. */
function markAt(kit: SwapKit, { marks }: SwapPage, spot: Spot): number | null {
  const at = placeOf(spot);
  const found = marks.findLastIndex((mark) => {
    const middle = placeOf(mark);
    const angle = (-mark.turn * 2 * Math.PI) / steps.turn;
    const [dx, dy] = [at.x - middle.x, at.y - middle.y];
    const reach = reachOf(kit, mark);
    return (
      Math.abs(dx * Math.cos(angle) - dy * Math.sin(angle)) <= reach.x &&
      Math.abs(dx * Math.sin(angle) + dy * Math.cos(angle)) <= reach.y
    );
  });
  return found < 0 ? null : found;
}
