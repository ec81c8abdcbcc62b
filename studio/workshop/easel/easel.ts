import { raiseStage } from "@toadstool/stage/frame";
import type { PieceSlug } from "#app/ui/pieces.ts";
import { pieces } from "../../pieces.ts";

/** Raises one piece, named in the address, on the very stage that the site has. */
const asked = new URLSearchParams(location.search);
const [frame, still, host] = [".frame", ".still", ".host"].map((name) =>
  document.querySelector<HTMLElement>(name),
);
const slug = asked.get("piece") as PieceSlug;
document.documentElement.dataset.theme = asked.get("theme") ?? "default";

if (frame && still && host && slug in pieces) {
  const stage = raiseStage({
    frame,
    still,
    host,
    seed: Number(asked.get("seed") ?? 1),
    load: pieces[slug],
    onWanted: () => undefined,
    onTrouble: () => (document.title = "trouble"),
  });
  stage.choose(true);
} else document.title = "trouble";
