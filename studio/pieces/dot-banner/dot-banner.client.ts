import { type ArtPiece, randomFrom } from "@toadstool/stage";
import { finger, gust, gustLife, ripple, rippleLife } from "./forces.ts";
import { type PrintedPlate, printedPlates } from "./printed-dots.ts";
import { drift, puff, type Spore, width } from "./spores.ts";
import { type Force, hang, longestStep, swing } from "./springs.ts";

/** Each plate's springs differ: pushed, the inks part, and come back into register one after the other. */
const stiffness = [38, 74, 56, 88];
/** The canvas reaches beyond the still, for dots that are pushed out and spores that leave: hundredths of its side. */
const bleed = 7;
/** Seconds between one breath and the next. */
const breathing = { first: 4, least: 5, most: 9 };
/** Which plate prints the spores. */
const sporePlate = 1;

/** A printed toadstool whose dots give way to a finger, ripple under a tap, breathe, let spores go, and come to rest. */
export const dotBanner: ArtPiece = (host, { seed, still, lessMotion, onSize, animate }) => {
  const random = randomFrom(seed);
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("This browser draws on no canvas.");
  Object.assign(canvas.style, { position: "absolute", maxWidth: "none", pointerEvents: "none" });

  const plates = printedPlates(still);
  const springs = hang(
    Float32Array.from(plates.flatMap(({ places }) => places)),
    Float32Array.from(
      plates.flatMap(({ radii }, n) => radii.map(() => stiffness[n % stiffness.length] ?? 60)),
    ),
  );
  const pointer = { x: 0, y: 0, vx: 0, vy: 0, at: 0, here: false };
  let ripples: { x: number; y: number; age: number }[] = [];
  let spores: Spore[] = [];
  let breath = -breathing.first;
  let resting = false;
  let scale = 1;
  let margin = 0;
  let inks = inksOf(plates);

  function draw(elapsed: number): number {
    const forces: Force[] = [];
    const step = Math.min(elapsed, longestStep);
    // It breathes in only once it has come to rest, however slow the machine.
    if (resting && !lessMotion) breath = Math.min(0, breath + elapsed);
    else if (breath >= 0) breath += step;
    if (breath > gustLife) breath = -(breathing.least + random() * (breathing.most - breathing.least));
    else if (breath >= 0) {
      if (resting) breatheOut();
      forces.push(gust(breath));
    }
    ripples = ripples.filter((ring) => (ring.age += step) < rippleLife);
    forces.push(...ripples.map((ring) => ripple(ring, ring.age)));
    if (pointer.here) {
      const slower = Math.exp(-9 * step);
      pointer.vx *= slower;
      pointer.vy *= slower;
      forces.push(finger(pointer, { x: pointer.vx, y: pointer.vy }));
    }
    spores = drift(spores, step);
    const standing = swing(springs, step, forces);
    print();
    resting = standing && breath < 0 && ripples.length === 0 && spores.length === 0;
    if (!resting) return 0;
    return lessMotion ? Infinity : -breath;
  }

  /** A few spores leave a dot high up. */
  function breatheOut() {
    const high = Array.from({ length: 12 }, () => 2 * Math.floor(random() * springs.stiffness.length));
    const from = high.find((dot) => (springs.home[dot + 1] ?? 100) < 45) ?? 0;
    puff(spores, 5, { x: springs.home[from] ?? 50, y: springs.home[from + 1] ?? 50 }, random);
  }

  function print() {
    if (!pen) return;
    pen.setTransform(1, 0, 0, 1, 0, 0);
    pen.globalCompositeOperation = "source-over";
    pen.clearRect(0, 0, canvas.width, canvas.height);
    pen.setTransform(scale, 0, 0, scale, margin, margin);
    let dot = 0;
    plates.forEach(({ radii }, plate) => {
      pen.globalCompositeOperation = inks[plate]?.overprint ?? "source-over";
      pen.fillStyle = inks[plate]?.ink ?? "";
      pen.beginPath();
      for (const radius of radii) {
        const [x, y] = [springs.place[2 * dot] ?? 0, springs.place[2 * dot + 1] ?? 0];
        pen.moveTo(x + radius, y);
        pen.arc(x, y, radius, 0, 2 * Math.PI);
        dot++;
      }
      if (plate === sporePlate) {
        for (const spore of spores) {
          const radius = width(spore) / 2;
          pen.moveTo(spore.x + radius, spore.y);
          pen.arc(spore.x, spore.y, radius, 0, 2 * Math.PI);
        }
      }
      pen.fill();
    });
  }

  onSize(({ width, height, pixelRatio }) => {
    scale = (width * pixelRatio) / 100;
    margin = Math.round((bleed * width) / 100) * pixelRatio;
    canvas.width = Math.ceil(width * pixelRatio + 2 * margin);
    canvas.height = Math.ceil(height * pixelRatio + 2 * margin);
    // Pixel for pixel: a stretched canvas would blur the print at the moment it comes alive.
    Object.assign(canvas.style, {
      left: `${-margin / pixelRatio}px`,
      top: `${-margin / pixelRatio}px`,
      width: `${canvas.width / pixelRatio}px`,
      height: `${canvas.height / pixelRatio}px`,
    });
  });
  const frames = animate(draw);

  const leaving = new AbortController();
  const listen = (
    type: "pointermove" | "pointerdown" | "pointerup" | "pointerleave" | "pointercancel" | "click",
    heard: (event: PointerEvent) => void,
  ) =>
    host.addEventListener(type, (event) => heard(event as PointerEvent), {
      signal: leaving.signal,
      passive: true,
    });
  const placeOf = (event: PointerEvent) => {
    const box = host.getBoundingClientRect();
    return {
      x: ((event.clientX - box.left) / box.width) * 100,
      y: ((event.clientY - box.top) / box.height) * 100,
    };
  };
  const follow = (event: PointerEvent) => {
    if (!frames.playing) return;
    const { x, y } = placeOf(event);
    const since = Math.max(0.008, (event.timeStamp - pointer.at) / 1000);
    const quick = (distance: number) => Math.max(-160, Math.min(160, distance / since));
    const [vx, vy] = pointer.here ? [quick(x - pointer.x), quick(y - pointer.y)] : [0, 0];
    Object.assign(pointer, { x, y, vx, vy, at: event.timeStamp, here: true });
    frames.wake();
  };
  const leave = () => {
    pointer.here = false;
    frames.wake();
  };
  listen("pointermove", follow);
  listen("pointerdown", follow);
  listen("pointerup", (event) => event.pointerType !== "mouse" && leave());
  listen("pointerleave", leave);
  listen("pointercancel", leave);
  listen("click", (event) => {
    if (!frames.playing) return;
    const at = placeOf(event);
    if (ripples.length < 4) ripples.push({ ...at, age: 0 });
    puff(spores, 14, at, random);
    frames.wake();
  });

  const reink = () => {
    inks = inksOf(plates);
    frames.wake();
  };
  const themes = new MutationObserver(reink);
  themes.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  matchMedia("(prefers-color-scheme: light)").addEventListener("change", reink, { signal: leaving.signal });

  host.appendChild(canvas);
  return () => {
    leaving.abort();
    themes.disconnect();
    canvas.remove();
  };
};

function inksOf(plates: PrintedPlate[]) {
  return plates.map(({ ink, overprint }) => ({ ink: ink(), overprint: overprint() }));
}
