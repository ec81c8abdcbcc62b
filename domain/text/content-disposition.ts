/** RFC 6266: the file's name twice, plain for old programs and whole for the others. */
export function contentDisposition(kind: "inline" | "attachment", fileName: string): string {
  const plain = fileName.replace(/[^\w .,()-]/g, "_");
  const whole = encodeURIComponent(fileName.replace(/\p{Surrogate}/gu, "_")).replace(/['()*]/g, escaped);
  return `${kind}; filename="${plain}"; filename*=UTF-8''${whole}`;
}

function escaped(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
}
