import { EventDispatcher, Texture } from "three";

/** Textures whose end a renderer waits for; weakly, for most are gone before. */
const awaited = new Set<WeakRef<Texture>>();

Texture.prototype.addEventListener = function listen(this: Texture, type, listener) {
  if (type === "dispose") awaited.add(new WeakRef(this));
  EventDispatcher.prototype.addEventListener.call(this, type as never, listener as never);
};

/**
 * Ends what textures a renderer may still wait for. three lends every renderer the same empty ones, where a shader asks for a
 * shadow that is not there yet, and they keep each renderer they were lent to, with its context and its scene
 * (three 0.183, WebGLUniforms.js). Another renderer that lives meanwhile uploads what it needs again.
 */
export function disposeShared(): void {
  for (const texture of awaited) texture.deref()?.dispose();
  awaited.clear();
}
