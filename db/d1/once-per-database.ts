/** What `build` makes of a database, made once for each: in a Worker, once for an isolate. */
export function oncePerDatabase<Database extends object, Built>(
  build: (db: Database) => Built,
): (db: Database) => Built {
  const built = new WeakMap<Database, { value: Built }>();
  return (db) => {
    const known = built.get(db) ?? { value: build(db) };
    built.set(db, known);
    return known.value;
  };
}
