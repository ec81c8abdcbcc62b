/** Milliseconds of work after which a browser gets to paint and to answer the person at it. */
const breath = 40;

/** Called between two pieces of work; true where it has waited for the browser. */
export function breather(): () => Promise<boolean> {
  let last = Date.now();
  return async () => {
    if (Date.now() - last < breath) return false;
    await new Promise((wake) => setTimeout(wake));
    last = Date.now();
    return true;
  };
}
