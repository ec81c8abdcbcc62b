export { imagesBinding } from "./images-binding.ts";
export { collect } from "./list-bucket.ts";
export { type ObjectStore, objectStore, type StoredObject } from "./object-store.ts";
export { r2Store } from "./r2-store.ts";
