/** The toad in the easel's browser, as its still shows it: printed, with the shadow of its page. */
import {
  AnimationMixer,
  Color,
  MathUtils,
  NoToneMapping,
  PerspectiveCamera,
  Scene,
  Vector3,
  WebGLRenderer,
} from "three";
import { GLTFLoader } from "three/examples/jsm/loaders/GLTFLoader.js";
import { dottedShadow } from "@toadstool/stage/three";
import { models } from "../../models.ts";

export interface Sitting {
  /** Pixels. */
  width: number;
  height: number;
  motion: string;
  /** Seconds into the motion. */
  at: number;
  /** Where it is seen from: degrees to its left, and up. */
  turn: number;
  tilt: number;
  /** Decimetres: how much round it is in view, and at what height. */
  tall: number;
  middle: number;
}

const paper = "#d3c4ff";

/** Answers the picture as a PNG's address. The scene's unit is a decimetre. */
export async function portray({
  width,
  height,
  motion,
  at,
  turn,
  tilt,
  tall,
  middle,
}: Sitting): Promise<string> {
  const renderer = new WebGLRenderer({ antialias: true, preserveDrawingBuffer: true });
  renderer.setSize(width, height, false);
  renderer.toneMapping = NoToneMapping;
  const scene = new Scene();
  scene.background = new Color(paper);

  const { scene: toad, animations } = await new GLTFLoader().loadAsync("/studio/public/models/toad.glb");
  toad.scale.setScalar(10);
  toad.traverse((thing) => {
    thing.frustumCulled = false;
  });
  const mixer = new AnimationMixer(toad);
  const clip = animations.find(({ name }) => name === motion);
  if (clip) mixer.clipAction(clip).play();
  mixer.setTime(at);
  scene.add(toad);

  const shadow = models.find(({ slug }) => slug === "toad-ar")?.shadow;
  if (shadow) dottedShadow(toad, shadow);

  const camera = new PerspectiveCamera(24, width / height, 0.1, 120);
  const away = tall / 2 / Math.tan(MathUtils.degToRad(12));
  const [round, up] = [MathUtils.degToRad(turn), MathUtils.degToRad(tilt)];
  const from = new Vector3(Math.sin(round) * Math.cos(up), Math.sin(up), Math.cos(round) * Math.cos(up));
  camera.position.copy(from.multiplyScalar(away)).add(new Vector3(0, middle, 0));
  camera.lookAt(0, middle, 0);
  renderer.render(scene, camera);
  const picture = renderer.domElement.toDataURL("image/png");
  renderer.dispose();
  renderer.forceContextLoss();
  return picture;
}
