import type { ModelViewerElement } from "@google/model-viewer";
import type { Object3D, Scene } from "three";
import { dottedShadow } from "./dotted-shadow.ts";
import type { ModelShadow } from "./staged-model.ts";

/** The viewer's own scene, which it keeps under a symbol. */
interface ViewedScene extends Scene {
  model: Object3D | null;
  queueRender: () => void;
}

/** Prints a model's shadow on its floor, in dots with a hard edge. Returns what takes it away again. */
export function printShadow(viewer: ModelViewerElement, shadow: ModelShadow): () => void {
  const scene = sceneOf(viewer);
  if (!scene?.model) return () => undefined;
  const takeAway = dottedShadow(scene.model, shadow);
  scene.queueRender();
  return takeAway;
}

function sceneOf(viewer: ModelViewerElement): ViewedScene | undefined {
  const symbol = Object.getOwnPropertySymbols(viewer).find(({ description }) => description === "scene");
  const scene: unknown = symbol && Reflect.get(viewer, symbol);
  return scene && (scene as Scene).isScene ? (scene as ViewedScene) : undefined;
}
