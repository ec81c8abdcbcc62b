import { stayHere } from "#app/browser/scroll.ts";
import { ChipLink, ChipLinks } from "@toadstool/elements/forms/chips";
import { filledChips } from "@toadstool/elements/forms/filled-chips";
import { figure } from "@toadstool/elements/charts";

interface FilterChipsProps<Option extends string> {
  label: string;
  options: readonly Option[];
  words: Record<Option, string>;
  all: number;
  countOf: (option: Option) => number;
  current: Option | undefined;
  addressOf: (option: Option | undefined) => string;
}

/** The same list, filtered: a chip for each option that is not empty, with its number. */
export function FilterChips<Option extends string>(props: FilterChipsProps<Option>) {
  const { label, options, words, all, countOf, current, addressOf } = props;
  return (
    <ChipLinks label={label}>
      <ChipLink to={addressOf(undefined)} state={stayHere} current={!current}>
        All {figure(all)}
      </ChipLink>
      {filledChips(options, countOf, (option) => option === current).map((option) => (
        <ChipLink key={option} to={addressOf(option)} state={stayHere} current={option === current}>
          {words[option]} {figure(countOf(option))}
        </ChipLink>
      ))}
    </ChipLinks>
  );
}
