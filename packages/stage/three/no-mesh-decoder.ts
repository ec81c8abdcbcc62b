/**
 * What vite.config.ts puts in the place of three's decoder for packed meshes, which model-viewer always brings: it is
 * WebAssembly, which the site's policy refuses, and no model of the site is packed.
 */
export const MeshoptDecoder = { supported: false, ready: Promise.resolve() };
