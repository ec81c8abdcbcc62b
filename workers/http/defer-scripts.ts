/**
 * A page's scripts wait until it has been painted, so that on a slow line they do not delay the text: the router requests
 * them first and as urgently as the styles. This puts their links into templates, and gives the scripts a type that browsers
 * pass over; a small script at the end of the document takes both back.
 */
export function deferScripts(page: Response, nonce: string): Response {
  if (!page.headers.get("Content-Type")?.startsWith("text/html")) return page;
  return (
    new HTMLRewriter()
      .on('link[rel="modulepreload"]', {
        element: (link) =>
          void link.before(openTemplate, { html: true }).after("</template>", { html: true }),
      })
      // What is no script to browsers cannot be asynchronous.
      .on('script[type="module"]', {
        element: (script) => void script.setAttribute("type", laterType).removeAttribute("async"),
      })
      .on("body", {
        element: (body) => void body.append(`<script nonce="${nonce}">${start}</script>`, { html: true }),
      })
      .transform(page)
  );
}

/** HTML, section 4.12.1: the type of what is no script is a MIME type. */
const laterType = "text/x-later";
const openTemplate = "<template data-later>";

/** The second frame comes after the first paint. A hidden page has no frames, and no reader who waits for them. */
const start = `(()=>{
document.currentScript.remove();
const go=()=>{
for(const kept of document.querySelectorAll("template[data-later]"))kept.replaceWith(kept.content);
for(const late of document.querySelectorAll('script[type="${laterType}"]')){
const script=document.createElement("script");
script.type="module";script.nonce=late.nonce;script.textContent=late.textContent;late.replaceWith(script)}};
document.hidden?go():requestAnimationFrame(()=>setTimeout(go))})()`.replaceAll("\n", "");
