/** The picture beside “Page not found”. */
export interface LostPicture {
  src: string;
  /** In its place for people who asked for less motion. */
  still?: string;
  width: number;
  height: number;
  alt: string;
}
