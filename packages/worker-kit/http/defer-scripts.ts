/**
 * A page's scripts wait until it has been painted, so that on a slow line they do not delay the text: the router requests
 * them first and as urgently as the styles. This renames their tags to names that browsers ignore; a small script at the end
 * of the document restores the names.
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

/** The second frame comes after the first paint. A hidden page has no frames, and no reader who waits for them. */
const start = `(()=>{
document.currentScript.remove();
const go=()=>{
for(const link of document.querySelectorAll('link[rel="later"]'))link.rel="modulepreload";
for(const late of document.querySelectorAll('script[type="later"]')){
const script=document.createElement("script");
script.type="module";script.nonce=late.nonce;script.textContent=late.textContent;late.replaceWith(script)}};
document.hidden?go():requestAnimationFrame(()=>setTimeout(go))})()`.replaceAll("\n", "");
