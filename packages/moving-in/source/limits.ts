/** What a source may cost, before anything of it is believed. */
export interface SourceLimits {
  /** Files in a folder or a tar. */
  entries: number;
  /** Files in all zips together: what is known of each takes some ten kilobytes of memory. */
  zipEntries: number;
  /** Bytes of all files of an archive, unpacked. */
  unpacked: number;
  /** Bytes of one file of an archive, unpacked. */
  entry: number;
  /** How many times larger an archive may become than it is: a zip of texts becomes up to ten times larger. */
  ratio: number;
  /** Bytes of all files of a tar, which is unpacked as a whole. */
  tar: number;
  /** Bytes of a text that is held in memory. */
  text: number;
}

export const usualLimits: SourceLimits = {
  entries: 200_000,
  zipEntries: 30_000,
  unpacked: 50_000_000_000,
  entry: 4_000_000_000,
  ratio: 200,
  tar: 2_000_000_000,
  text: 20_000_000,
};

/** Below so many bytes, an archive may become as much larger as it likes. */
export const harmless = 100_000_000;
