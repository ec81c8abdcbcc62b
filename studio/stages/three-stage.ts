import {
  Color,
  NeutralToneMapping,
  PCFShadowMap,
  PerspectiveCamera,
  Raycaster,
  Scene,
  SRGBColorSpace,
  type ToneMapping,
  Vector2,
  Vector3,
  WebGLRenderer,
} from "three";
import { type ArtPiece, type ArtSettings, type ArtSize, randomFrom } from "@toadstool/stage";
import { disposeAll } from "./dispose-all.ts";
import { layHandsOn } from "./hands.ts";
import { type OrbitLimits, orbitAt, type OrbitStart, swing } from "./orbit.ts";
import { lightRoom, type Room } from "./room-light.ts";
import { disposeShared } from "./shared-textures.ts";

interface StageSetting {
  background: string;
  room: Room;
  /** What the camera looks at, and how much around it has to be in view, in the scene's units. */
  view: { at: readonly [x: number, y: number, z: number]; wide: number; tall: number };
  start: OrbitStart;
  limits: OrbitLimits;
  exposure?: number;
  toneMapping?: ToneMapping;
}

export interface ThreeStage {
  scene: Scene;
  camera: PerspectiveCamera;
  renderer: WebGLRenderer;
  seed: number;
  random: () => number;
  lessMotion: boolean;
  /** Draws soon: something has changed. */
  wake: () => void;
}

export interface Actor {
  /**
   * Moves everything on by `step` seconds (0 where the picture is only redrawn); `passed` is the time since the last picture, which
   * is longer after a rest. Returns whether anything still moves, or how many seconds may pass until it does.
   */
  move: (step: number, passed: number) => boolean | number;
  /** The visitor tapped; `sight` goes from the camera through that place. */
  tap?: (sight: Raycaster) => void;
  /** Returns whether it took the key. */
  key?: (key: string) => boolean;
  /** Replaces drawing the scene straight onto the canvas. */
  render?: () => void;
  resize?: (size: ArtSize) => void;
  /** Frees everything that is not part of the scene. */
  stop?: () => void;
}

/** Vertical, in degrees. */
const fieldOfView = 28;
/** Seconds: a longer step plays slower, rather than with a jump. */
const longestStep = 1 / 20;

/** A piece of things in a lit room that can be turned; it is drawn only while something moves. */
export function onStage(setting: StageSetting, build: (stage: ThreeStage) => Actor): ArtPiece {
  return (host, settings) => {
    const { canvas, renderer } = rendererIn(host, setting);
    const scene = new Scene();
    scene.background = new Color(setting.background);
    const room = lightRoom(renderer, setting.room);
    scene.environment = room.texture;
    const leaving = new AbortController();
    const stop = () => {
      leaving.abort();
      actor?.stop?.();
      canvas.remove();
      host.style.cursor = "";
      disposeAll(scene);
      room.dispose();
      disposeShared();
      renderer.dispose();
      if (!renderer.getContext().isContextLost()) renderer.forceContextLoss();
    };
    let actor: Actor | undefined;
    try {
      actor = perform({ host, settings, setting, renderer, scene, build, signal: leaving.signal });
    } catch (error) {
      stop();
      throw error;
    }
    return stop;
  };
}

interface Performance {
  host: HTMLElement;
  settings: ArtSettings;
  setting: StageSetting;
  renderer: WebGLRenderer;
  scene: Scene;
  build: (stage: ThreeStage) => Actor;
  signal: AbortSignal;
}

function perform({ host, settings, setting, renderer, scene, build, signal }: Performance): Actor {
  const { view, start, limits } = setting;
  const { seed, lessMotion } = settings;
  const camera = new PerspectiveCamera(fieldOfView, 1, 0.1, 120);
  const target = new Vector3(...view.at);
  const orbit = orbitAt(start);
  const wake = () => frames.wake();
  const actor = build({ scene, camera, renderer, seed, random: randomFrom(seed), lessMotion, wake });
  let whole = 1;

  function look() {
    const away = whole / orbit.zoom;
    const flat = Math.cos(orbit.tilt) * away;
    camera.position.set(
      target.x + Math.sin(orbit.turn) * flat,
      target.y + Math.sin(orbit.tilt) * away,
      target.z + Math.cos(orbit.turn) * flat,
    );
    camera.lookAt(target);
  }

  function draw(elapsed: number): number {
    const step = Math.min(elapsed, longestStep);
    const turns = swing(orbit, step, limits, start, hands.holding, !lessMotion);
    look();
    const moves = actor.move(step, elapsed);
    if (actor.render) actor.render();
    else renderer.render(scene, camera);
    if (turns || moves === true) return 0;
    return moves === false ? Infinity : moves;
  }

  settings.onSize(({ width, height, pixelRatio }) => {
    renderer.setPixelRatio(pixelRatio);
    renderer.setSize(Math.max(1, width), Math.max(1, height), false);
    camera.aspect = Math.max(1, width) / Math.max(1, height);
    camera.updateProjectionMatrix();
    const half = Math.tan((fieldOfView * Math.PI) / 360);
    actor.resize?.({ width, height, pixelRatio });
    whole = Math.max(view.tall / half, view.wide / (half * camera.aspect));
  });
  const hands = layHandsOn({
    host,
    orbit,
    limits,
    mayMove: () => frames.playing,
    moved: wake,
    tapped(x, y) {
      const sight = new Raycaster();
      sight.setFromCamera(new Vector2(x, y), camera);
      actor.tap?.(sight);
      wake();
    },
    keyed: (key) => actor.key?.(key) ?? false,
    signal,
  });
  const frames = settings.animate(draw);
  return actor;
}

function rendererIn(host: HTMLElement, { exposure = 1, toneMapping = NeutralToneMapping }: StageSetting) {
  const canvas = document.createElement("canvas");
  Object.assign(canvas.style, { display: "block", width: "100%", height: "100%" });
  const renderer = new WebGLRenderer({
    canvas,
    antialias: devicePixelRatio < 2,
    powerPreference: "high-performance",
  });
  renderer.outputColorSpace = SRGBColorSpace;
  renderer.toneMapping = toneMapping;
  renderer.toneMappingExposure = exposure;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  host.appendChild(canvas);
  host.style.cursor = "grab";
  return { canvas, renderer };
}
