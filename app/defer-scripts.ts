/**
 * A page's scripts wait until it has been painted, so that on a slow line they do not delay the text: the router requests
 * them first and as urgently as the styles. This puts their links into templates, and gives the scripts a type that browsers
 * pass over; a small script at the end of the document takes both back. `more` is HTML that precedes that script. Only the head, which
 * has the links, and the last script are searched: the body between them is long.
 */
export function deferScripts(document: string, nonce: string, more = ""): string {
  const body = document.indexOf("</head>");
  const script = document.lastIndexOf(early);
  const head = document.slice(0, body).replaceAll(preloads, "<template data-later>$&</template>");
  const deferred = `${head}${document.slice(body, script)} type="${laterType}">${document.slice(script + early.length)}`;
  return appendTo(deferred, `${more}<script nonce="${nonce}">${start}</script>`);
}

const preloads = /<link rel="modulepreload"[^>]*>/g;

/** What is no script to browsers cannot be asynchronous either. */
const early = ' type="module" async="">';

const end = "</body></html>";

/** A document with more at the end of its body. */
export function appendTo(document: string, html: string): string {
  return document.slice(0, -end.length) + html + end;
}

/** HTML, section 4.12.1: the type of what is no script is a MIME type. */
const laterType = "text/x-later";

/** The second frame comes after the first paint. A hidden page has no frames, and no reader who waits for them. */
const start = `(()=>{
document.currentScript.remove();
const go=()=>{
for(const kept of document.querySelectorAll("template[data-later]"))kept.replaceWith(kept.content);
for(const late of document.querySelectorAll('script[type="${laterType}"]')){
const script=document.createElement("script");
script.type="module";script.nonce=late.nonce;script.textContent=late.textContent;late.replaceWith(script)}};
document.hidden?go():requestAnimationFrame(()=>setTimeout(go))})()`.replaceAll("\n", "");
