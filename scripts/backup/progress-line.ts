/** Shows what goes on in one line, which the next one overwrites; in a log, a line every ten seconds. */
export function progressLine(output = process.stderr) {
  let length = 0;
  let last = 0;
  const clear = () => {
    if (length > 0) output.write(`\r${" ".repeat(length)}\r`);
    length = 0;
  };
  return {
    say(words: string): void {
      clear();
      output.write(`· ${words}\n`);
    },
    tell(words: string): void {
      if (output.isTTY) {
        clear();
        output.write(words);
        length = words.length;
      } else if (Date.now() - last > 10_000) {
        last = Date.now();
        output.write(`· ${words}\n`);
      }
    },
    end: clear,
  };
}
