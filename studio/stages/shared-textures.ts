import { EventDispatcher, Texture } from "three";

/** Textures that a renderer listens to; held weakly, as most of them are collected first. */
const awaited = new Set<WeakRef<Texture>>();

Texture.prototype.addEventListener = function listen(this: Texture, type, listener) {
  if (type === "dispose") awaited.add(new WeakRef(this));
  EventDispatcher.prototype.addEventListener.call(this, type as never, listener as never);
};

/**
 * Disposes of every texture that a renderer may still listen to. three gives all renderers the same empty textures where a
 * shader asks for a shadow that is not there yet, and these textures keep each such renderer alive, with its context and its scene
 * (three 0.183, WebGLUniforms.js). Another renderer that is alive uploads what it needs again.
 */
export function disposeShared(): void {
  for (const texture of awaited) texture.deref()?.dispose();
  awaited.clear();
}
