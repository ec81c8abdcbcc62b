/**
 * A page's scripts wait until it has been painted, so that on a slow line they take nothing from what is read: the router asks for
 * them first of all and as urgently as for the styles. Their tags leave here under names that browsers pass over; a few words
 * at the end of the document give them their own names back.
 */
export function deferScripts(page: Response, nonce: string): Response {
  if (!page.headers.get("Content-Type")?.startsWith("text/html")) return page;
  return new HTMLRewriter()
    .on('link[rel="modulepreload"]', { element: (link) => void link.setAttribute("rel", "later") })
    .on('script[type="module"]', { element: (script) => void script.setAttribute("type", "later") })
    .on("body", {
      element: (body) => void body.append(`<script nonce="${nonce}">${start}</script>`, { html: true }),
    })
    .transform(page);
}

/** The second frame comes after the first paint. A hidden page has no frames, and nobody who waits for them. */
const start = `(()=>{
document.currentScript.remove();
const go=()=>{
for(const link of document.querySelectorAll('link[rel="later"]'))link.rel="modulepreload";
for(const late of document.querySelectorAll('script[type="later"]')){
const script=document.createElement("script");
script.type="module";script.nonce=late.nonce;script.textContent=late.textContent;late.replaceWith(script)}};
document.hidden?go():requestAnimationFrame(()=>setTimeout(go))})()`.replaceAll("\n", "");
