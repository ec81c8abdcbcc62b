/** Where views are sent to, as `{ path, referrer }`. Nothing is sent for readers who asked not to be tracked. */
export function viewSender(address: string) {
  let hasSentReferrer = false;

  /** Reports a view of a page, or of a document such as a résumé. A failure never reaches the page. */
  return function sendView(path: string): void {
    try {
      if (isUnwanted()) return;
      if (document.prerendering) {
        // The page is not visible yet, and may never be.
        document.addEventListener("prerenderingchange", () => sendView(path), { once: true });
        return;
      }
      // None where a page of this site led here.
      const isOwn = document.referrer.startsWith(`${location.origin}/`);
      const referrer = hasSentReferrer || isOwn ? "" : document.referrer;
      hasSentReferrer = true;
      const view = new Blob([JSON.stringify({ path, referrer })], { type: "application/json" });
      navigator.sendBeacon(address, view);
    } catch {
      // A browser that cannot tell is not counted.
    }
  };
}

function isUnwanted(): boolean {
  return navigator.doNotTrack === "1" || navigator.globalPrivacyControl === true;
}

declare global {
  interface Document {
    readonly prerendering?: boolean;
  }
  interface Navigator {
    readonly globalPrivacyControl?: boolean;
  }
}
