const words = "ink dot toad fold page sun and the so a of in cut moth zine it is on red as".split(" ");

/** A text of so many words as posts are made of: headings, paragraphs with looks, lists, quotes, code and tables. */
export function mixedText(count: number): string {
  const blocks: string[] = [];
  let made = 0;
  for (let index = 0; made < count; index += 1) {
    const block = blockOf(index, run(index, index % 20 === 0 ? 5 : 70));
    made += block.split(/\s+/).length;
    blocks.push(block);
  }
  return blocks.join("\n\n");
}

function blockOf(index: number, text: string): string {
  const lines = text.split(" ").reduce<string[][]>((all, word, at) => {
    if (at % 8 === 0) all.push([]);
    all.at(-1)?.push(word);
    return all;
  }, []);
  if (index % 20 === 0) return `## ${text}`;
  if (index % 20 === 7) return lines.map((line) => `- ${line.join(" ")}`).join("\n");
  if (index % 20 === 11) return `> ${text}`;
  if (index % 20 === 14) return `\`\`\`js\n${lines.map((line) => line.join(".")).join("\n")}\n\`\`\``;
  if (index % 20 === 17)
    return `| a | b |\n| - | - |\n${lines.map((line) => `| ${line.join(" ")} | ${index} |`).join("\n")}`;
  return text.replace("toad", "**toad**").replace("fold", "[fold](https://example.org)");
}

function run(seed: number, length: number): string {
  return Array.from({ length }, (_, at) => words[(seed * 7 + at * (1 + (seed % 5))) % words.length]).join(
    " ",
  );
}
