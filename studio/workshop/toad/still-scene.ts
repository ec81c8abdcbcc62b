/** The toad in the easel's browser, lit and printed as its still shows it. */
import {
  AnimationMixer,
  Color,
  DirectionalLight,
  MathUtils,
  NeutralToneMapping,
  PCFShadowMap,
  PerspectiveCamera,
  Scene,
  Vector3,
  WebGLRenderer,
} from "three";
import { GLTFLoader } from "three/examples/jsm/loaders/GLTFLoader.js";
import { inkGround, lightRoom } from "@toadstool/stage/three";

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
  renderer.toneMapping = NeutralToneMapping;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  const scene = new Scene();
  scene.background = new Color(paper);
  scene.environment = lightRoom(renderer, {
    above: "#fff4e0",
    below: "#c4b0f5",
    power: 0.85,
    boxes: [
      { at: [-6, 8, 5], size: [5, 5], colour: "#fff6e6", power: 9 },
      { at: [8, 4, -3], size: [3, 6], colour: "#ffd0e6", power: 7 },
      { at: [1, 3, 9], size: [4, 1.2], colour: "#ffffff", power: 2.5 },
    ],
  }).texture;

  const { scene: toad, animations } = await new GLTFLoader().loadAsync("/models/toad.glb");
  toad.scale.setScalar(10);
  toad.traverse((thing) => {
    thing.castShadow = true;
    thing.receiveShadow = true;
    thing.frustumCulled = false;
  });
  const mixer = new AnimationMixer(toad);
  const clip = animations.find(({ name }) => name === motion);
  if (clip) mixer.clipAction(clip).play();
  mixer.setTime(at);
  scene.add(toad);

  const sun = new DirectionalLight("#fff1dc", 1.5);
  sun.position.set(-1.9, 4.6, 2.2);
  sun.castShadow = true;
  sun.shadow.mapSize.setScalar(2048);
  sun.shadow.radius = 3;
  sun.shadow.bias = -0.0006;
  sun.shadow.normalBias = 0.012;
  Object.assign(sun.shadow.camera, { left: -2, right: 2, top: 2, bottom: -2 });
  scene.add(sun);
  const contact = { radius: 0.45, fade: 0.4, z: -0.05 };
  scene.add(inkGround({ paper, ink: "#5a2fc4", strength: 0.62, dot: 0.045, contact }));

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
