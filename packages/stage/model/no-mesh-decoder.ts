/**
 * Takes the place of three's decoder for packed meshes, by an alias of `three/examples/jsm/libs/meshopt_decoder.module.js`.
 * That decoder is WebAssembly, which a strict content security policy refuses; models that are not packed need none.
 */
export const MeshoptDecoder = { supported: false, ready: Promise.resolve() };
