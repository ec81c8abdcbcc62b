/**
 * A page's scripts wait until it has been painted, so that on a slow line they do not delay the text: the router requests
 * them first and as urgently as the styles. This puts their links into templates, and gives the scripts a type that browsers
 * pass over; a small script at the end of the document takes both back.
 */
export function deferScripts(document: string, nonce: string): string {
  const deferred = document.replaceAll(early, (element, script?: string) =>
    script ? `${script} type="${laterType}">` : `<template data-later>${element}</template>`,
  );
  return appendTo(deferred, `<script nonce="${nonce}">${start}</script>`);
}

/** What is no script to browsers cannot be asynchronous either. */
const early = /<link rel="modulepreload"[^>]*>|(<script[^>]*) type="module" async="">/g;

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
