import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { keepLine, lineIn, peggedWords, storedLine } from "./own-line.ts";
import { useWords } from "#app/ui/use-words.ts";
import { stayHere } from "#app/browser/scroll.ts";
import { useOwnLine } from "./use-own-line.ts";
import { useScripted } from "@toadstool/elements/behaviour/scripted";
import { fitCodes, hangPath, type Line, lineAddress, longestLine, movePrint } from "#domain/art/line.ts";

/** What a change says of a print. */
interface Named {
  code: string;
  title: string;
}

export interface Change {
  peg: (print: Named) => void;
  move: (print: Named, to: number) => void;
  takeDown: (print: Named) => void;
  entitle: (title: string) => void;
}

const isSame = (one: Line, other: Line) => lineAddress(one) === lineAddress(other);

/** Changes the line of the address, and keeps it as the device's. `other` is the device's where that is another one. */
export function useHanging(line: Line) {
  const words = useWords();
  const own = useOwnLine();
  const isScripted = useScripted();
  const navigate = useNavigate();
  const [message, setMessage] = useState("");
  const [before, setBefore] = useState<{ line: Line; own: Line } | null>(null);
  /** The last change: the device has it at once, the address a moment later. */
  const [made, setMade] = useState<{ at: string; line: Line } | null>(null);
  const isFirst = useRef(true);

  const show = (next: Line) =>
    void navigate(lineAddress(next, hangPath), { replace: true, preventScrollReset: true, state: stayHere });

  useEffect(() => {
    if (!isFirst.current) return;
    isFirst.current = false;
    // The first render is that of the served document: the line of this device is not in it yet.
    const kept = lineIn(storedLine());
    if (line.codes.length === 0 && kept.codes.length > 0) show(kept);
    else if (line.codes.length > 0 && kept.codes.length === 0) keepLine(line);
  });

  function hang(next: Line, said: string) {
    setBefore({ line, own });
    setMessage(said);
    settle(next, next);
  }

  function settle(next: Line, kept: Line) {
    setMade({ at: lineAddress(line), line: kept });
    keepLine(kept);
    show(next);
  }

  const change: Change = {
    peg({ code, title }) {
      if (line.codes.length >= longestLine) return setMessage(peggedWords(words, "full", title));
      return hang({ ...line, codes: fitCodes([...line.codes, code]) }, peggedWords(words, "pegged", title));
    },
    move({ code, title }, to) {
      const codes = movePrint(line.codes, code, to);
      if (codes.join() === line.codes.join()) return;
      const place = codes.indexOf(code) + 1;
      hang({ ...line, codes }, words.line.moved({ title, place, count: codes.length }));
    },
    takeDown({ code, title }) {
      const codes = line.codes.filter((each) => each !== code);
      hang({ ...line, codes }, peggedWords(words, "taken down", title));
    },
    entitle(title) {
      if (title !== line.title) hang({ ...line, title }, title ? words.line.titleUp : words.line.titleDown);
    },
  };
  const isOnItsWay = made !== null && made.at === lineAddress(line) && isSame(made.line, own);
  const isOther =
    isScripted && !isOnItsWay && line.codes.length > 0 && own.codes.length > 0 && !isSame(line, own);
  const undo =
    before &&
    (() => {
      setBefore(null);
      setMessage(words.line.undone);
      settle(before.line, before.own);
    });
  return { other: isOther ? own : null, change, message, undo };
}
