import type { Page } from "@playwright/test";

/** What a page has running at a moment. */
export interface Running {
  /** Frames that it asked for while the browser drew fifteen; three are enough to know that something moves. */
  frames: number;
  /** Listeners on the window, the document and media queries. */
  listeners: number;
  /** WebGL contexts that live. */
  contexts: number;
  /** Audio contexts that are not closed. */
  sounds: number;
  /** Observers of sizes and sights that watch something. */
  observers: number;
  intervals: number;
  workers: number;
  canvases: number;
}

/** Counts what starts and what stops, from the first script on: to be laid in before the page is opened. */
export async function watchRunning(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counts = { frames: 0, intervals: new Set<number>(), workers: 0 };
    const listeners = new Set<string>();
    // Weakly, so that the rig keeps none of them.
    const contexts = new Set<WeakRef<WebGLRenderingContext | WebGL2RenderingContext>>();
    const sounds = new Set<BaseAudioContext>();
    const observers = new Map<object, Set<Element>>();

    const request = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (draw) =>
      request((now) => {
        counts.frames += 1;
        draw(now);
      });
    const [set, clear] = [window.setInterval.bind(window), window.clearInterval.bind(window)];
    Object.assign(window, {
      setInterval: (...args: Parameters<typeof setInterval>) => {
        const id = Number(set(...args));
        counts.intervals.add(id);
        return id;
      },
      clearInterval: (id: number) => {
        counts.intervals.delete(id);
        clear(id);
      },
    });

    const ids = new WeakMap<object, number>();
    let next = 0;
    const idOf = (thing: object) => {
      if (!ids.has(thing)) ids.set(thing, next++);
      return ids.get(thing);
    };
    const isWatched = (target: EventTarget) =>
      target === window || target === document || target instanceof MediaQueryList;
    const nameOf = (target: EventTarget, type: string, heard: object, options: unknown) => {
      const capture = typeof options === "object" ? (options as AddEventListenerOptions)?.capture : options;
      return [idOf(target), type, idOf(heard), Boolean(capture)].join(" ");
    };
    const { addEventListener, removeEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function add(type, heard, options) {
      addEventListener.call(this, type, heard, options);
      if (!heard || !isWatched(this)) return;
      const { signal, once } = typeof options === "object" ? options : {};
      if (signal?.aborted || once) return;
      const name = nameOf(this, type, heard, options);
      listeners.add(name);
      if (signal) addEventListener.call(signal, "abort", () => listeners.delete(name));
    };
    EventTarget.prototype.removeEventListener = function remove(type, heard, options) {
      removeEventListener.call(this, type, heard, options);
      if (heard && isWatched(this)) listeners.delete(nameOf(this, type, heard, options));
    };

    for (const kind of [HTMLCanvasElement, OffscreenCanvas]) {
      const prototype = kind.prototype as { getContext: (...args: unknown[]) => unknown };
      const getContext = prototype.getContext;
      prototype.getContext = function get(...args) {
        const context = getContext.apply(this, args);
        if (context instanceof WebGLRenderingContext || context instanceof WebGL2RenderingContext)
          contexts.add(new WeakRef(context));
        return context;
      };
    }
    window.AudioContext = class extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options);
        sounds.add(this);
      }
    };
    window.Worker = class extends Worker {
      constructor(...args: ConstructorParameters<typeof Worker>) {
        super(...args);
        counts.workers += 1;
      }
      override terminate() {
        counts.workers -= 1;
        super.terminate();
      }
    };
    for (const name of ["ResizeObserver", "IntersectionObserver"] as const) {
      const Original = window[name] as unknown as new (...args: unknown[]) => ResizeObserver;
      const Watched = class extends Original {
        override observe(target: Element, options?: ResizeObserverOptions) {
          super.observe(target, options);
          observers.set(this, (observers.get(this) ?? new Set()).add(target));
        }
        override unobserve(target: Element) {
          super.unobserve(target);
          observers.get(this)?.delete(target);
        }
        override disconnect() {
          super.disconnect();
          observers.delete(this);
        }
      };
      Object.assign(window, { [name]: Watched });
    }

    Object.assign(window, {
      framesASecond: async () => {
        const [before, began] = [counts.frames, performance.now()];
        for (let drawn = 0; drawn < 5; drawn++) await new Promise(request);
        return ((counts.frames - before) * 1000) / (performance.now() - began);
      },
      running: async () => {
        const before = counts.frames;
        for (let drawn = 0; drawn < 15 && counts.frames - before < 3; drawn++) await new Promise(request);
        return {
          frames: counts.frames - before,
          listeners: listeners.size,
          contexts: [...contexts].filter((context) => context.deref()?.isContextLost() === false).length,
          sounds: [...sounds].filter(({ state }) => state !== "closed").length,
          observers: [...observers.values()].filter((seen) => [...seen].some((one) => one.isConnected))
            .length,
          intervals: counts.intervals.size,
          workers: counts.workers,
          canvases: document.querySelectorAll("canvas").length,
        };
      },
    });
  });
}

/** What runs now. */
export function running(page: Page): Promise<Running> {
  return page.evaluate(() => (window as unknown as { running: () => Promise<Running> }).running());
}

export function framesASecond(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { framesASecond: () => Promise<number> }).framesASecond());
}

/** What of `now` is more than it was. */
export function grown(before: Running, now: Running): string[] {
  return (Object.keys(now) as (keyof Running)[])
    .filter((name) => now[name] > before[name])
    .map((name) => `${name}: ${before[name]} → ${now[name]}`);
}

/** Bytes that the page's scripts hold, once all that can go has gone. */
export async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send("HeapProfiler.collectGarbage");
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  await session.detach();
  return usedSize;
}

/** WebGL contexts that scripts still hold on to, lost ones too, each with all that was drawn in it. */
export async function contextsHeld(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const held = async (kind: string) => {
    const { result } = await session.send("Runtime.evaluate", { expression: `${kind}.prototype` });
    // Counts the objects that are left after garbage collection.
    const { objects } = await session.send("Runtime.queryObjects", {
      prototypeObjectId: result.objectId ?? "",
    });
    const functionDeclaration = "function () { return this.length; }";
    const { objectId } = objects;
    const { result: count } = await session.send("Runtime.callFunctionOn", { objectId, functionDeclaration });
    return Number(count.value);
  };
  const count = (await held("WebGLRenderingContext")) + (await held("WebGL2RenderingContext"));
  await session.detach();
  return count;
}
