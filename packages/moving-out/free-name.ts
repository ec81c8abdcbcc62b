/** What gives each text a name that no other has, whatever a file system thinks of case: `moss`, then `moss-2`. */
export function freeNames() {
  const taken = new Set<string>();
  return function free(wanted: string): string {
    for (let number = 1; ; number++) {
      const name = number === 1 ? wanted : `${wanted}-${number}`;
      if (taken.has(name.toLowerCase())) continue;
      taken.add(name.toLowerCase());
      return name;
    }
  };
}
