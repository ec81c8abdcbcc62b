import type { Command } from "./command.ts";

export function helpOf(commands: Record<string, Record<string, Command> | Command>): string {
  const lines = Object.entries(commands).flatMap(([noun, of]) =>
    isCommand(of)
      ? [[nameOf(noun, of), of.about]]
      : Object.entries(of).map(([verb, one]) => [nameOf(`${noun} ${verb}`, one), one.about]),
  );
  const width = Math.max(...lines.map(([name = ""]) => name.length)) + 2;
  return [
    "Reads and changes a Toadstool site through its API.",
    "",
    "  toadstool <what> <command> [options]",
    "",
    ...lines.map(([name = "", about = ""]) => `  ${name.padEnd(width)}${about}`),
    "",
    "  --site URL          the site; TOADSTOOL_SITE otherwise",
    "  --token-file PATH   a file that you alone may read (chmod 600). Otherwise TOADSTOOL_TOKEN, or ~/.config/toadstool/token.",
    "                      Make a token at /admin/security",
    "  --json              the API’s data as JSON",
    "  --help              this text",
    "",
    "Ends with 0; 1 where the site refused; 2 where the command was not understood; 3 where no site answered.",
  ].join("\n");
}

const nameOf = (name: string, { takes = "" }: Command) => `${name} ${takes}`.trim();

export function isCommand(of: object): of is Command {
  return "run" in of && typeof of.run === "function";
}
