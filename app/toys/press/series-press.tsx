import { useEffect, useRef, useState } from "react";
import { Link, useNavigate, useNavigation } from "react-router";
import { BackLink } from "@toadstool/elements/page/back-link";
import { scrollBehaviour } from "@toadstool/elements/behaviour/scroll-behaviour";
import { useScripted } from "@toadstool/elements/behaviour/scripted";
import { chooseSeed } from "@toadstool/stage";
import { press } from "#studio/press.ts";
import { seriesPrograms } from "#studio/series-programs.ts";
import { choiceOf } from "#domain/art/press.ts";
import type { PulledSheet } from "#domain/art/pulled-sheet.ts";
import type { Series } from "#domain/art/series.ts";
import { sheetPath, sheetPicture } from "#domain/art/sheet.ts";
import { Said } from "#app/ui/said.tsx";
import { useWords } from "#app/ui/use-words.ts";
import type { Words } from "#domain/words/words.ts";
import { SeriesSeedForm } from "./seed-form.tsx";
import { Colophon } from "./colophon.tsx";
import { type Loaded, Machine } from "./machine.tsx";
import sheetOfStyles from "./press.css?url";
import { SendSheet } from "./send-sheet.tsx";
import { SheetDownloads } from "./sheet-downloads.tsx";
import { type PressSound, startSound } from "./sound.ts";
import { TestSheet } from "./test-sheet.tsx";
import { type Pulling, usePull } from "./use-pull.ts";

/** The press of a series, with the sheet that the address names coming out of it. */
export function SeriesPress({ series: { slug, title, works }, pulled }: SeriesPressProps) {
  const { sheet, code, name, alt, paper, plates, work } = pulled;
  const { press: words } = useWords();
  const navigate = useNavigate();
  const isComing = useNavigation().state !== "idle";
  const [loaded, setLoaded] = useState<Loaded>({ ...pulled.loaded, isKept: false });
  const [again, setAgain] = useState(0);
  const sound = useRef<PressSound | null>(null);
  const out = useRef<HTMLDivElement>(null);
  const isPulled = useRef(false);
  const [isHeard, setHeard] = useState(false);
  useEffect(() => () => sound.current?.stop(), []);
  const {
    canvas,
    sheet: moved,
    pulling,
  } = usePull({
    load: seriesPrograms[slug],
    seed: sheet.seed,
    choice: choiceOf(press, sheet) ?? {},
    turn: `${slug} ${code} ${again}`,
    sound: () => sound.current,
  });
  // Where no script runs the press is never busy: its form asks the site.
  const isBusy = useScripted() && (isComing || pulling.is === "waiting" || pulling.is === "printing");

  // The machine may fill a small window: the sheet that was pulled is brought into sight, whole, when its first plate lands.
  useEffect(() => {
    if (pulling.is !== "printing" || !isPulled.current) return;
    isPulled.current = false;
    out.current?.scrollIntoView({ block: "nearest", behavior: scrollBehaviour() });
  }, [pulling.is]);

  function pull() {
    sound.current?.lever();
    isPulled.current = true;
    const { paper: stock, inks: chosen, isKept } = loaded;
    const next = { seed: isKept ? sheet.seed : chooseSeed(Math.random), paper: stock, inks: chosen };
    const address = sheetPath(slug, next);
    if (address === sheetPath(slug, sheet)) setAgain(again + 1);
    else void navigate(address, { preventScrollReset: true });
  }

  function toggleSound() {
    sound.current?.stop();
    sound.current = isHeard ? null : startSound();
    sound.current?.lever();
    setHeard(!isHeard);
  }

  return (
    <main data-hydrate="now" className="press-page">
      <link rel="stylesheet" href={sheetOfStyles} precedence="page" />
      <BackLink to={`/art/series/${slug}`}>{words.back({ count: works.length })}</BackLink>
      <article className="press-and-sheet">
        <div className="press">
          <Machine
            slug={slug}
            seed={sheet.seed}
            loaded={loaded}
            turning={pulling.is === "printing" ? pulling.plate : null}
            isBusy={isBusy}
            onLoad={setLoaded}
            onPull={pull}
            isHeard={isHeard}
            onSound={toggleSound}
          />
          <div className="press-out" ref={out}>
            <div className="press-tray">
              <div className="press-sheet" ref={moved}>
                <TestSheet paper={paper} plates={plates} />
                <canvas
                  key={code}
                  ref={canvas}
                  width={1200}
                  height={1600}
                  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- pictures out of memory are refused by the site's policy
                  role="img"
                  aria-label={pulling.is === "done" ? alt : words.test}
                  className="press-print"
                />
                <noscript>
                  <img {...sheetPicture(slug, sheet)} alt={alt} className="press-print" />
                </noscript>
                {pulling.is === "failed" && (
                  <p role="alert" className="press-failed">
                    {words.failed}
                  </p>
                )}
              </div>
            </div>
            <output className="press-told needs-script">{messageOf(words, pulling, plates)}</output>
          </div>
        </div>
        <div className="press-facts">
          <noscript>
            <p className="press-soft">{words.scriptless({ count: works.length })}</p>
          </noscript>
          <p className="press-number" data-caption>
            {words.number({ number: pulled.number })}
          </p>
          <h1 className="press-name">{name}</h1>
          {/* The picture's alt text says it to people who cannot see the picture. */}
          <p className="press-seen" data-caption aria-hidden="true">
            {alt}
          </p>
          <SendSheet slug={slug} pulled={pulled} />
          <Colophon pulled={pulled} />
          {work ? (
            <p className="press-soft">
              <Said
                parts={(plates.length > 0 && sheet.inks ? words.ofWorkInOtherInks : words.ofWork)({
                  number: String(work.number),
                  link: (held) => <Link to={`/art/series/${slug}/${work.number}`}>{held}</Link>,
                })}
              />
            </p>
          ) : (
            <p className="press-soft">{words.first}</p>
          )}
          <SheetDownloads slug={slug} title={title} pulled={pulled} />
          <SeriesSeedForm slug={slug} seed={String(sheet.seed)} />
        </div>
      </article>
    </main>
  );
}

interface SeriesPressProps {
  series: Series;
  pulled: PulledSheet;
}

const places = ["first", "second", "third", "fourth"] as const;

function messageOf(words: Words["press"], { is, plate }: Pulling, plates: PulledSheet["plates"]): string {
  if (is === "waiting") return words.feeding;
  const ink = plates[plate]?.ink.name;
  if (is === "printing") return ink ? words.plate({ plate: places[plate] ?? "fourth", ink }) : words.pasting;
  if (is === "done") return plates.length > 0 ? words.wet({ count: plates.length }) : words.pasted;
  return "";
}
