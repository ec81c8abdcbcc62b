import { type FormEvent, useId } from "react";
import { useWords } from "#app/ui/use-words.ts";
import { inkLimit } from "#domain/art/sheet.ts";
import { withInk } from "#domain/art/press.ts";
import { press } from "#studio/press.ts";
import { Drum, PaperStack, Tin } from "./machine-parts.tsx";
import { formatList } from "@toadstool/language";
import { Lever } from "./lever.tsx";
import "#app/ui/controls.css";

export interface Loaded {
  paper: string;
  inks: string;
  /** The next sheet has the same picture. */
  isKept: boolean;
}

interface MachineProps {
  slug: string;
  seed: number;
  loaded: Loaded;
  /** The drum that prints just now. */
  turning: number | null;
  isBusy: boolean;
  onLoad: (loaded: Loaded) => void;
  onPull: () => void;
  isHeard: boolean;
  onSound: () => void;
}

/** The press. It is a form: where no script runs, pulling the lever asks the site for the next sheet. */
export function Machine({
  slug,
  seed,
  loaded,
  turning,
  isBusy,
  isHeard,
  onLoad,
  onPull,
  onSound,
}: MachineProps) {
  const { language, press: words } = useWords();
  const hint = useId();
  const drums = Array.from({ length: inkLimit }, (_, at) =>
    press.inks.find(({ letter }) => letter === loaded.inks[at]),
  );
  const paper = press.papers.find(({ letter }) => letter === loaded.paper);
  const names = drums.flatMap((ink) => ink?.name ?? []);
  const pull = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy && names.length > 0) onPull();
  };
  return (
    <form action={`/art/series/${slug}`} onSubmit={pull} className="press-machine" aria-label={words.name}>
      <input type="hidden" name="pull" value="1" />
      <div className="press-body">
        <fieldset className="press-papers">
          <legend>{words.paper}</legend>
          <div className="press-feed">
            {press.papers.map(({ letter, name, colour }) => (
              <label key={letter} className="press-paper" title={name}>
                <input
                  type="radio"
                  name="paper"
                  value={letter}
                  checked={loaded.paper === letter}
                  onChange={() => onLoad({ ...loaded, paper: letter })}
                />
                <PaperStack colour={colour} />
                <span className="visually-hidden">{name}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <div className="press-front">
          <div className="press-drums" aria-hidden="true">
            {drums.map((ink, at) => (
              <Drum key={at} colour={ink?.colour} isTurning={turning === at} />
            ))}
          </div>
          <p className="press-plate" id={hint}>
            <span className="press-plate-paper">{paper?.name}</span>
            {names.length > 0 ? formatList(language, names, { style: "narrow" }) : words.noInk}
          </p>
          <fieldset className="press-inks" aria-describedby={hint}>
            <legend>{words.inks}</legend>
            <div className="press-tins">
              {press.inks.map(({ letter, name, colour }) => (
                <label key={letter} className="press-tin" title={name}>
                  <input
                    type="checkbox"
                    name="ink"
                    value={letter}
                    checked={loaded.inks.includes(letter)}
                    onChange={() => onLoad({ ...loaded, inks: withInk(loaded.inks, letter) })}
                  />
                  <Tin colour={colour} place={loaded.inks.indexOf(letter) + 1} />
                  <span className="visually-hidden">{name}</span>
                </label>
              ))}
            </div>
          </fieldset>
          <div className="press-switches">
            <label className="press-keep">
              <input
                type="checkbox"
                name="seed"
                value={seed}
                checked={loaded.isKept}
                onChange={() => onLoad({ ...loaded, isKept: !loaded.isKept })}
              />
              {words.samePicture}
            </label>
            <button
              type="button"
              className="press-sound needs-script"
              aria-pressed={isHeard}
              onClick={onSound}
            >
              {isHeard ? words.soundOn : words.soundOff}
            </button>
          </div>
        </div>
      </div>
      <Lever isBusy={isBusy} />
    </form>
  );
}
