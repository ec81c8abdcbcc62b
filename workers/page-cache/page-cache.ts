/** What a stranger asks for, brought to one form: two requests of the same key get the same answer. */
export interface Wanted {
  key: string;
  /** The host is no part of the platform’s own key. */
  props: { origin: string; accept: string };
  /** With nothing of the visitor’s: neither cookies nor any other header but `Accept`. */
  request: () => Request;
}

/** An answer that is yet to become a response, so that a stored one is made into only one. */
export interface Answer {
  status: number;
  headers: Headers;
  body: ReadableStream | Uint8Array<ArrayBuffer> | null;
}

/** Where answers to strangers are stored. What they may be stored for, they say in their own headers. */
export interface PageCache {
  /** The stored answer, or the one that `render` makes. `later` takes what goes on after it has left. */
  answer(
    wanted: Wanted,
    render: (wanted: Wanted) => Promise<Response>,
    later: (work: Promise<unknown>) => void,
  ): Answer | Promise<Answer>;
  /** Whether its platform takes only so many purges. */
  isLimited: boolean;
  /** Removes all of them. Null where that was accepted; otherwise why not. */
  purge(): Promise<string | null>;
}
