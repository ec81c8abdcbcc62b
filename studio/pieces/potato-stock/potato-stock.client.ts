import type { ArtPiece } from "@toadstool/stage";
import { bench } from "../bench/bench.client.ts";
import { sounding } from "../bench/sounding.client.ts";
import { drawShed } from "./scene.client.ts";
import { byPost, fresh, overTheFence } from "./stock.ts";

/** A shop of one page, a fence, and why there is a tin. */
export const potatoStock: ArtPiece = (host, { animate, onPlaying }) => {
  const sound = sounding();
  const { scene, say, button, stop } = bench(host, {
    view: "0 0 600 340",
    alt: "A page with a row of potatoes for stock; beside it a shed with a shelf of books, behind a fence.",
  });
  const shed = drawShed(scene);
  let [stock, digging, gone, over] = [fresh(false), false, 1, true];
  const frames = animate((step) => {
    gone = Math.min(1, gone + Math.min(step, 0.1) * 1.5);
    shed.go(gone, over);
    return gone < 1 ? 0 : Infinity;
  });
  function leave(overFence: boolean) {
    [gone, over] = [0, overFence];
    sound.noise({ pitch: 300, after: 0.55, length: 0.14, loud: 0.5 });
    sound.note({ pitch: overFence ? 196 : 392, length: 0.18, loud: 0.12 });
    frames.wake();
  }
  const show = () => shed.show(stock, digging);

  button("Order by post", () => {
    const { file, owed } = stock;
    stock = byPost(stock);
    show();
    if (file === 0) return say("The last potato has sprouted and the button has gone. So has the book.");
    if (stock.owed > owed)
      return say(`Paid. The copy is under somebody’s arm already. That makes ${stock.owed} of them.`);
    leave(false);
    return say(
      stock.file === 0
        ? "The last one. The row sprouts and the button goes."
        : digging
          ? "Closed: digging. Orders work all the same; it just felt right to ask."
          : `Sent, with a cheque in pencil. The page drops a potato: ${stock.file}.`,
    );
  });
  button("Sell over the fence", () => {
    const { shelf } = stock;
    stock = overTheFence(stock);
    show();
    if (shelf === 0)
      return say(stock.tin ? "The shelf is bare. The tin is not for sale." : "The shelf is bare.");
    leave(true);
    return say(
      stock.tin === null
        ? `Sold. ${stock.shelf} on the shelf, ${stock.file} potatoes on the page. The fence is not on the network.`
        : `Sold, off the shelf. The tin keeps ${stock.tin} for the post.`,
    );
  });
  button("Biscuit tin", (pressed) => {
    const isOn = stock.tin === null;
    stock = fresh(isOn);
    pressed.setAttribute("aria-pressed", String(isOn));
    show();
    say(
      isOn
        ? "Four copies go into the tin and belong to the page. When it is empty, so is the page."
        : "No tin. Seven copies, two doors, one number in a file.",
    );
  }).setAttribute("aria-pressed", "false");
  button("Dry Saturday", (pressed) => {
    digging = !digging;
    pressed.setAttribute("aria-pressed", String(digging));
    show();
    say(digging ? "It is dry, and Saturday. The sign goes up by itself." : "Rain. They print.");
  }).setAttribute("aria-pressed", "false");
  show();
  say("Seven copies. Sell some over the fence, then order by post.");
  onPlaying((playing) => !playing && sound.rest());
  return () => {
    sound.close();
    stop();
  };
};
