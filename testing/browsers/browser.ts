/** What the journeys need from a browser: the little that two protocols have in common. */
export interface Browser {
  name: string;
  version: string;
  /** A window without cookies, in which scripts may run or not. Only one is open at a time. */
  open(options?: { scripts?: boolean }): Promise<Tab>;
  close(): Promise<void>;
}

export interface Tab {
  /** Opens an address and waits until the document has loaded. */
  go(address: string): Promise<void>;
  /** Runs a function of its own in the page. It returns JSON and waits for nothing, so that it also runs where scripts are off. */
  run<Result, Given extends unknown[]>(script: (...given: Given) => Result, ...given: Given): Promise<Result>;
  /** Presses a point of the viewport with the mouse. */
  press(x: number, y: number): Promise<void>;
  /** Presses keys one after the other: letters, or the codes in `keys`. */
  type(keys: string[]): Promise<void>;
  /** Holds a key while another is pressed. */
  chord(held: string, key: string): Promise<void>;
  /** Gives a file to a file field, by the selector that finds it. */
  attach(selector: string, path: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  forgetCookies(): Promise<void>;
  /** The window that the page has opened, once it is there. */
  popup(): Promise<Tab | null>;
  /** Refusals by the content security policy, and errors of scripts, since the last time it was asked. */
  troubles(): Promise<string[]>;
  close(): Promise<void>;
}

/** How the protocols write keys that are no letters. */
export const keys = {
  backspace: "\uE003",
  tab: "\uE004",
  enter: "\uE007",
  control: "\uE009",
  escape: "\uE00C",
  space: " ",
  end: "\uE010",
  home: "\uE011",
  left: "\uE012",
  up: "\uE013",
  right: "\uE014",
  down: "\uE015",
  delete: "\uE017",
} as const;
