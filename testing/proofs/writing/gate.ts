/** Takes the site down and up again, but only while no caller that cannot wait needs it. */
export class Gate {
  private needed = 0;
  private closed: Promise<unknown> | null = null;
  private heard: (() => void)[] = [];

  /** Does what needs the site to answer. */
  async need<Result>(work: () => Promise<Result>): Promise<Result> {
    // oxlint-disable-next-line no-await-in-loop -- it may close again meanwhile
    while (this.closed) await this.closed;
    this.needed += 1;
    try {
      return await work();
    } finally {
      this.needed -= 1;
      for (const tell of this.heard.splice(0)) tell();
    }
  }

  /** Runs the work that takes the site down, once no caller needs it. */
  async close(work: () => Promise<void>): Promise<void> {
    if (this.closed) return;
    const closing = this.quiet().then(work);
    this.closed = closing.catch(() => undefined);
    try {
      await closing;
    } finally {
      this.closed = null;
    }
  }

  private async quiet(): Promise<void> {
    // oxlint-disable-next-line no-await-in-loop -- until the last has gone
    while (this.needed > 0) await new Promise<void>((heard) => this.heard.push(heard));
  }
}
