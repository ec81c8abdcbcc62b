import { linePath } from "#domain/art/line.ts";
import type { Room } from "#domain/art/room.ts";

const withoutFooter = [
  /^\/$/,
  /^\/subscribe$/,
  /^\/subscription(\/|$)/,
  /^\/unsubscribe(\/|$)/,
  /^\/confirmation(\/|$)/,
  /^\/auth\//,
];

const withoutSubscribeButton = [
  ...withoutFooter,
  /^\/portfolio(\/|$)/,
  /^\/admin(\/|$)/,
  /^\/blog\/./,
  /^\/art\/zine(\/|$)/,
];

export function hasFooter(pathname: string): boolean {
  return !matches(withoutFooter, pathname);
}

/** The floating mail button. */
export function hasSubscribeButton(pathname: string): boolean {
  return !matches(withoutSubscribeButton, pathname);
}

/** Whether the path opens a work of the gallery as a dialog over the whole page; a line and the studio's rooms are pages of their own. */
export function isOpenWork(pathname: string, rooms: readonly Room[]): boolean {
  const path = trimmed(pathname);
  const isOther = path === linePath || rooms.some((room) => room.path === path);
  return matches([/^\/art\/[^/.]+$/], path) && !isOther;
}

function matches(patterns: RegExp[], pathname: string): boolean {
  return patterns.some((pattern) => pattern.test(trimmed(pathname)));
}

const trimmed = (pathname: string) => pathname.replace(/\/+$/, "") || "/";
