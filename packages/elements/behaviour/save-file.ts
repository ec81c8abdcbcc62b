/** Milliseconds after which a browser has surely begun to save; Safari still reads the file after the press. */
const surely = 60_000;

/** Offers a file as a download. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  Object.assign(link, { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), surely);
}
