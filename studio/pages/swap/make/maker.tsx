import { type ComponentType, useMemo, useReducer, useState, useSyncExternalStore } from "react";
import "#app/ui/controls.css";
import { writeSwap, readSwap } from "../code.ts";
import { dealPage } from "../deal.ts";
import { edited, editingOf } from "../editing.ts";
import { most, type SwapKit } from "../kit.ts";
import { cutouts, printMark } from "../print.ts";
import { adjusted, emptySwap, hasSpace, isEmpty, type Mark, settable, type Swap } from "../swap.ts";
import { altOf, nameOf, whereOf } from "../words.ts";
import { SwapBench } from "./bench.tsx";
import { Colours, StampDrawer } from "./drawer.tsx";
import { LineSetter } from "./line-setter.tsx";
import { OnThisPage } from "./on-this-page.tsx";
import { PageRow } from "./page-row.tsx";
import { SwapTools } from "./tools.tsx";
import { firstTool, landed, resized, turned } from "./tool.ts";
import { useKept } from "./use-kept.ts";
import styles from "./maker.module.css";

interface SwapMakerProps {
  kit: SwapKit;
  /** What is begun with; null for what this device keeps, or an empty zine. */
  start: Swap | null;
  /** Leads to the zine that an address holds. */
  Done: ComponentType<{ code: string }>;
  /** Classes of buttons: one that leads on, and small ones. */
  look: { button: string; control: string };
}

/** A bench on which visitors stamp a zine of four pages. */
export function SwapMaker({ kit, start, Done, look }: SwapMakerProps) {
  const [now, edit] = useReducer(edited, editingOf(start ?? emptySwap));
  const [tool, setTool] = useState(firstTool);
  const [said, say] = useState("");
  const [hasSound, setSound] = useState(false);
  /** Presses are heard from now on. */
  const isReady = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  const { swap, chosen } = now;
  const page = swap.pages[now.page] ?? emptySwap.pages[0];
  const code = useMemo(() => writeSwap(kit, swap), [kit, swap]);
  const mark = chosen === null ? undefined : page?.marks[chosen];
  const bring = (kept: string) => {
    const found = readSwap(kit, kept);
    if (found && !isEmpty(found)) edit({ do: "all", swap: found });
  };
  useKept(code, now.past.length > 0, start ? null : bring);
  if (!page) return null;

  function print(at: { x: number; y: number }) {
    if (!page || !hasSpace(page, "stamp")) return say(full);
    const printed = landed(tool, at, Math.random());
    edit({ do: "add", mark: printed });
    say(`Printed: ${nameOf(kit, printed)} ${whereOf(printed)}. ${page.marks.length + 1} of ${most.marks}.`);
    if (hasSound) void import("./thump.client.ts").then(({ thump }) => thump());
  }
  function change(kind: string, by: Partial<Mark> | ((mark: Mark) => Partial<Mark>)) {
    if (!mark || chosen === null) return;
    edit({ do: "change", at: chosen, kind, mark: adjusted(mark, typeof by === "function" ? by(mark) : by) });
  }
  const turn = (by: number) => {
    if (tool.is === "hand") change("turn", ({ turn: from }) => ({ turn: from + by }));
    else setTool(turned(tool, by));
  };
  const resize = (by: number) => {
    if (tool.is === "hand") change("size", ({ size }) => ({ size: size + by }));
    else setTool(resized(tool, by));
  };
  const remove = () => {
    if (chosen === null || !mark) return;
    edit({ do: "delete", at: chosen });
    say(`Taken away: ${nameOf(kit, mark)}.`);
  };
  const hold = (is: "stamp" | "hand", at: number | null = null) => {
    setTool({ ...tool, is });
    edit({ do: "choose", at: is === "hand" ? at : null });
  };
  const key = (event: React.KeyboardEvent) => {
    const withControl = event.ctrlKey || event.metaKey;
    const name = `${withControl ? "control " : ""}${event.key.toLowerCase()}`;
    const act: Record<string, (() => void) | undefined> = {
      "[": () => turn(-3),
      "]": () => turn(3),
      "-": () => resize(-1),
      "+": () => resize(1),
      "=": () => resize(1),
      delete: remove,
      backspace: remove,
      escape: () => edit({ do: "choose", at: null }),
      s: () => hold("stamp"),
      m: () => hold("hand", (page?.marks.length ?? 0) > 0 ? (page?.marks.length ?? 1) - 1 : null),
      n: () => page && page.marks.length > 0 && hold("hand", ((chosen ?? -1) + 1) % page.marks.length),
      "control z": () => edit({ do: event.shiftKey ? "redo" : "undo" }),
      "control y": () => edit({ do: "redo" }),
    };
    const wanted = act[name];
    if (!wanted || event.altKey) return;
    event.preventDefault();
    wanted();
  };

  return (
    <section className={styles.maker} aria-label="The bench" data-ready={isReady || undefined}>
      <svg className={styles.screens} aria-hidden="true" width="0" height="0">
        <defs dangerouslySetInnerHTML={{ __html: cutouts(kit) }} />
      </svg>
      <div className={styles.left}>
        <StampDrawer
          kit={kit}
          ink={tool.ink}
          chosen={tool.is === "stamp" ? tool.stamp : null}
          onChoose={(stamp) => {
            setTool({ ...tool, is: "stamp", stamp });
            edit({ do: "choose", at: null });
          }}
        />
        <LineSetter
          kit={kit}
          button={look.control}
          onSet={(text, face) => {
            const line = settable(kit, text);
            if (!line.trim()) return say("There is nothing to set yet.");
            if (!hasSpace(page, "line")) return say(full);
            const at = {
              x: 128,
              y: 40 + 40 * (page.marks.length % 5),
              turn: 0,
              size: line.length > 14 ? 0 : 2,
            };
            setTool({ ...tool, is: "hand" });
            edit({ do: "add", mark: { face, text: line, ink: tool.ink, ...at }, isChosen: true });
            return say(`Set: “${line}”. Drag it, or move it with the arrows on the page.`);
          }}
        />
      </div>
      <div className={styles.middle}>
        <div className={styles.bench}>
          <SwapBench
            kit={kit}
            page={page}
            number={now.page + 1}
            chosen={chosen}
            tool={tool}
            onPrint={print}
            onChoose={(at) => edit({ do: "choose", at })}
            onChange={(at, changed, kind) => edit({ do: "change", at, mark: changed, kind })}
            onKey={key}
          />
          <SwapTools
            control={look.control}
            tool={tool}
            hasChosen={mark !== undefined}
            canUndo={now.past.length > 0}
            canRedo={now.future.length > 0}
            onHold={(is) => hold(is)}
            onTurn={turn}
            onResize={resize}
            onDelete={remove}
            onUndo={() => edit({ do: "undo" })}
            onRedo={() => edit({ do: "redo" })}
          />
        </div>
        <Colours
          legend="Ink pads"
          colours={kit.inks}
          chosen={mark ? mark.ink : tool.ink}
          look="pad"
          onChoose={(ink) => {
            setTool({ ...tool, ink });
            change("ink", { ink });
          }}
        />
        <output className={styles.said}>{said || "Choose a stamp and an ink, and press on the page."}</output>
      </div>
      <div className={styles.right}>
        <PageRow
          pages={swap.pages.map((each) => ({
            alt: altOf(kit, each),
            paper: kit.papers[each.paper]?.value ?? "#fff",
            marks: each.marks.map((one) => printMark(kit, one)).join(""),
          }))}
          current={now.page}
          onOpen={(to) => edit({ do: "open", page: to })}
        />
        <Colours
          legend="Paper"
          colours={kit.papers}
          chosen={page.paper}
          look="sheet"
          onChoose={(paper) => edit({ do: "page", to: { ...page, paper } })}
        />
        <button
          type="button"
          className={look.control}
          onClick={() => {
            const dealt = dealPage(kit, Math.floor(Math.random() * 2 ** 32));
            edit({ do: "page", to: dealt });
            say(`Dealt. ${altOf(kit, dealt)}`);
          }}
        >
          Deal me a page
        </button>
        <label className={styles.sound}>
          <input type="checkbox" checked={hasSound} onChange={({ target }) => setSound(target.checked)} />
          The sound of the stamp
        </label>
        <label className={styles.title}>
          <span>Its name</span>
          <input
            type="text"
            value={swap.title}
            maxLength={most.title}
            autoComplete="off"
            onChange={({ target }) => edit({ do: "title", title: settable(kit, target.value, most.title) })}
          />
        </label>
        <Done code={code} />
        <OnThisPage
          names={page.marks.map((each) => `${nameOf(kit, each)}, ${whereOf(each)}`)}
          chosen={chosen}
          onChoose={(at) => hold("hand", at)}
        />
        <details className={`${styles.keys} ${styles.onKeys}`}>
          <summary>With keys</summary>
          <p id="swap-keys">
            On the page: arrows move the stamp, Enter prints it. [ and ] turn, + and − change the size. M
            picks up what is printed last, N the next one; arrows move it, Delete takes it away. S goes back
            to the stamps. Control and Z undoes.
          </p>
        </details>
      </div>
    </section>
  );
}

const full = "This page is full. More would not fit in an address that can be sent.";
