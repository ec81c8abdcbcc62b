import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { watchHashLinks } from "./hash-links.ts";

/** Links of an article's HTML to a place on its own page scroll as the router's links do. */
export function useHashLinks() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const follow = useEffectEvent(({ pathname, search, hash }: HTMLAnchorElement) => {
    void navigate({ pathname, search, hash }, { state: state as unknown, replace: hash === location.hash });
  });
  useEffect(() => watchHashLinks((link) => follow(link)), []);
}
