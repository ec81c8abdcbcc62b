/** A zine as the components and the printed sheet take it. */
export interface Zine {
  title: string;
  /** The size of every page, in pixels. */
  width: number;
  height: number;
  /** Four or eight fit on a sheet that is folded; a screen shows any number. */
  pages: ZinePage[];
}

export interface ZinePage {
  /** Describes what is drawn on it. */
  alt: string;
  /** Every word on it, in the order it is read; empty where there is none. */
  transcript: string;
  /** The address of its picture. */
  src: string;
  /** The sizes there are of it, as an `<img>` takes them. */
  srcSet?: string | undefined;
  /** The same as AVIF, where there are such. */
  avif?: string | undefined;
  /** The address of its largest picture, which is printed. */
  whole: string;
}
