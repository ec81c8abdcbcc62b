import type { CDPSession } from "@playwright/test";

export const kinds = ["document", "style", "script", "font", "image", "media", "other"] as const;
export type Kind = (typeof kinds)[number];

interface Transfer {
  kind: Kind;
  /** Bytes of the answer's body over the wire, as far as it has come: a film may never come to its end. */
  bytes: number;
}

/** What Chromium's own names for kinds of request are here. */
const named: Record<string, Kind> = {
  Document: "document",
  Stylesheet: "style",
  Script: "script",
  Font: "font",
  Image: "image",
  Media: "media",
};

/** Watches all requests of a page from now on; answers them as they are then. Headers are not counted. */
export async function watchTraffic(devtools: CDPSession): Promise<() => Transfer[]> {
  const transfers = new Map<string, Transfer>();
  const headers = new Map<string, number>();
  devtools.on("Network.requestWillBeSent", ({ requestId, request, type = "" }) => {
    if (/^https?:/.test(request.url)) transfers.set(requestId, { kind: named[type] ?? "other", bytes: 0 });
  });
  devtools.on("Network.responseReceived", ({ requestId, response }) => {
    const transfer = transfers.get(requestId);
    if (!transfer) return;
    headers.set(requestId, response.encodedDataLength);
    // A script that is only fetched ahead counts as a script, too.
    if (/javascript/.test(response.mimeType)) transfer.kind = "script";
    else if (/^(video|audio)\//.test(response.mimeType)) transfer.kind = "media";
  });
  devtools.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes += encodedDataLength;
  });
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes = Math.max(0, encodedDataLength - (headers.get(requestId) ?? 0));
  });
  await devtools.send("Network.enable");
  return () => [...transfers.values()];
}
