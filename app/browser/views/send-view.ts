const address = "/api/analytics/view";

/**
 * Reports a view of a page, or of a document such as a résumé. Nothing is sent for readers who asked not to be tracked. A failure
 * never reaches the page.
 */
export function sendView(path: string): void {
  try {
    if (navigator.doNotTrack === "1" || navigator.globalPrivacyControl === true) return;
    // A page of this site led to it.
    const view = JSON.stringify({ path, referrer: "" });
    navigator.sendBeacon(address, new Blob([view], { type: "application/json" }));
  } catch {
    // A browser that cannot tell is not counted.
  }
}

/**
 * Runs in the head of a document whose root element has `data-viewed`, the path that its view counts as: a reader who leaves before
 * other scripts have come has opened it too. One that is rendered in advance waits until it is shown. The site knows its own addresses
 * among the referrers.
 */
export const firstView =
  `try{let n=navigator,d=document.documentElement.dataset,` +
  `f=()=>d.viewed&&n.doNotTrack!=1&&!n.globalPrivacyControl&&n.sendBeacon(${JSON.stringify(address)},` +
  `new Blob([JSON.stringify({path:d.viewed,referrer:document.referrer.slice(0,2e3)})],{type:"application/json"}));` +
  `document.prerendering?document.addEventListener("prerenderingchange",f):f()}catch{}`;

declare global {
  interface Navigator {
    readonly globalPrivacyControl?: boolean;
  }
}
