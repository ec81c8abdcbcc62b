import { type Fold, foldTo, type Leaf, mirrored, type Point, turnedAt } from "./fold.ts";
import { waitFor } from "../wait-for.ts";
import pictureStyles from "../picture.module.css";
import styles from "./turn.module.css";

/** What a turning leaf shows; an image that is missing is bare paper, and a place without one is bare table. */
export interface Sides {
  /** The side that is seen first. */
  front: HTMLImageElement;
  /** The side that comes up; null where a page is turned on its own. */
  back: HTMLImageElement | null;
  /** What lies beneath the leaf, and on the other side of the spine. */
  beneath: HTMLImageElement | null;
  beside: HTMLImageElement | null;
  /** Where the spine is, from the middle of the row, before and after: in widths of a page. */
  spine: [from: number, to: number];
}

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How far the hard shadow of the leaf falls, and how thick its edge is, in pixels. */
const shadow = { x: 9, y: 11 };
const edge = { x: 1.5, y: 2.5 };

/** The paper itself, over the row of pages. Nothing of it is read aloud: the row says what there is. */
export function layLeaf(holder: HTMLElement, leaf: Leaf, { front, back, beneath, beside, spine }: Sides) {
  const { width, height, side } = leaf;
  const left = side === 1 ? 0 : -width;
  const layer = part("layer");
  layer.setAttribute("aria-hidden", "true");
  const place = (element: HTMLElement, box: Box) => {
    for (const [name, length] of Object.entries(box)) element.style.setProperty(name, `${length}px`);
    layer.appendChild(element);
    return element;
  };
  const here: Box = { left, top: 0, width, height };
  /** What is folded reaches beyond the pages. */
  const around: Box = { left: -2 * width, top: -height, width: 4 * width, height: 3 * height };
  if (beneath) place(sheet(beneath), here);
  if (beside) place(sheet(beside), { ...here, left: -width - left });
  const flat = place(sheet(front), here);
  const shade = place(part("shade"), around);
  const rim = place(part("rim"), around);
  const over = place(back ? sheet(back) : part("sheet"), here);
  over.classList.add(styles.over ?? "");
  const through = picture(front);
  through.classList.add(styles.through ?? "");
  over.appendChild(through);
  holder.appendChild(layer);

  return {
    /** Carries the corner to a point. */
    carry(at: Point) {
      const fold = foldTo(leaf, at);
      flat.style.clipPath = polygon(fold.flat, -left);
      const isFolded = fold.folded.length > 2;
      for (const element of [over, shade, rim]) element.hidden = !isFolded;
      if (isFolded) {
        const lies = fold.folded.map((point) => mirrored(fold.over, point));
        over.style.clipPath = polygon(fold.folded, -left);
        over.style.transform = matrixFrom(fold.over, left);
        const raised = Math.sin(Math.PI * turnedAt(leaf, at));
        shade.style.clipPath = polygon(lies, 2 * width + shadow.x * raised, height + shadow.y * raised);
        rim.style.clipPath = polygon(lies, 2 * width + edge.x, height + edge.y);
      }
      const moved = spine[0] + (spine[1] - spine[0]) * turnedAt(leaf, at);
      layer.style.transform = `translateX(${moved * width}px)`;
    },
    remove: () => layer.remove(),
  };
}

/** The matrix of a box whose own left edge is at `left`. */
function matrixFrom([a, b, c, d, e, f]: Fold["over"], left: number): string {
  return `matrix(${[a, b, c, d, e + a * left - left, f + b * left].map((value) => value.toFixed(5)).join(",")})`;
}

function polygon(points: Point[], right: number, down = 0): string {
  if (points.length < 3) return "polygon(0 0, 0 0, 0 0)";
  return `polygon(${points.map(({ x, y }) => `${(x + right).toFixed(2)}px ${(y + down).toFixed(2)}px`).join(",")})`;
}

function part(name: "layer" | "sheet" | "shade" | "rim"): HTMLElement {
  const element = document.createElement("div");
  element.className = styles[name] ?? "";
  return element;
}

function sheet(shown: HTMLImageElement): HTMLElement {
  const element = part("sheet");
  element.classList.add(pictureStyles.sheet ?? "");
  const copy = element.appendChild(picture(shown));
  if (!shown.complete) waitFor(copy);
  return element;
}

/** The same file at the same size, which the browser has decoded already. */
function picture({ currentSrc, src, dataset }: HTMLImageElement): HTMLImageElement {
  const copy = document.createElement("img");
  copy.alt = "";
  copy.dataset.page = dataset.page;
  copy.decoding = "sync";
  copy.src = currentSrc || src;
  return copy;
}
