/** Low, for each becomes a picture of 2560 pixels in width. */
const open =
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 2">';
const box = '<rect width="40" height="20" fill="teal"/>';
const drawing = (inside: string, before = "") => `${before}${open}${inside}${box}</svg>`;

/** A host that nothing may ask for anything. */
export const forbiddenHost = "drawings.invalid";
const there = `https://${forbiddenHost}`;

/** What people hide in SVG drawings: each runs or loads something where a drawing is opened as a page, or looks like no SVG. */
export const nastyDrawings: Record<string, string> = {
  script: drawing("<script>window.ran = 'script'</script>"),
  "script of another host": drawing(`<script href="${there}/a.js"/>`),
  "script by namespace": drawing(
    '<h:script xmlns:h="http://www.w3.org/1999/xhtml">window.ran = "namespace"</h:script>',
  ),
  onload: `${open.replace(">", " onload=\"window.ran = 'onload'\">")}${box}</svg>`,
  "image that fails": drawing(`<image href="x" onerror="window.ran = 'onerror'"/>`),
  "image of another host": drawing(`<image href="${there}/a.png" width="9" height="9"/>`),
  "image of this host": drawing('<image href="/api/drafts" width="9" height="9"/>'),
  "use of another host": drawing(`<use xlink:href="${there}/a.svg#a"/>`),
  "style sheet": drawing(`<style>@import url("${there}/a.css"); rect { fill: url("${there}/b") }</style>`),
  font: drawing(
    `<style>@font-face { font-family: a; src: url("${there}/a.woff2") }</style><text font-family="a">a</text>`,
  ),
  "processing instruction": drawing("", `<?xml-stylesheet href="${there}/a.css"?>`),
  "foreign page": drawing(
    `<foreignObject width="40" height="20"><iframe xmlns="http://www.w3.org/1999/xhtml" src="${there}"/></foreignObject>`,
  ),
  "link with a script": drawing(`<a href="javascript:window.ran='link'">${box}</a>`),
  "animated link": drawing(
    `<a><animate attributeName="href" values="javascript:window.ran='animate'"/>${box}</a>`,
  ),
  "set handler": drawing(`<set attributeName="onmouseover" to="window.ran='set'"/>`),
  "external entity": drawing("&file;", `<!DOCTYPE svg [<!ENTITY file SYSTEM "file:///etc/passwd">]>`),
  "many entities": drawing(
    "<desc>&d;</desc>",
    '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;"><!ENTITY d "&c;&c;&c;&c;">]>',
  ),
  "byte order mark": `\ufeff${drawing("<script>window.ran = 'mark'</script>")}`,
  "long comment first": drawing("<script>window.ran = 'comment'</script>", `<!--${"a".repeat(2000)}-->`),
  "spaces first": drawing("<script>window.ran = 'spaces'</script>", " \n".repeat(900)),
};
