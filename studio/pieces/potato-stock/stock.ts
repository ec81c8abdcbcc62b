export interface Stock {
  /** On the shelf in the shed: what the fence sells from. */
  shelf: number;
  /** In the biscuit tin: promised to the website. Null where there is no tin, and both sell from the shelf. */
  tin: number | null;
  /** What the page believes: one number in one file, changed from a telephone when somebody thinks of it. */
  file: number;
  /** People who have paid for a copy that is under somebody's arm. */
  owed: number;
}

const copies = 7;
const promised = 4;

export const fresh = (withTin: boolean): Stock =>
  withTin
    ? { shelf: copies - promised, tin: promised, file: promised, owed: 0 }
    : { shelf: copies, tin: null, file: copies, owed: 0 };

/** Somebody buys over the fence, which is not on the network. */
export const overTheFence = (stock: Stock): Stock =>
  stock.shelf > 0 ? { ...stock, shelf: stock.shelf - 1 } : stock;

/** Somebody orders by post, from the page. */
export function byPost(stock: Stock): Stock {
  const { shelf, tin, file, owed } = stock;
  if (file === 0) return stock;
  if (tin !== null) return { ...stock, tin: tin - 1, file: file - 1 };
  return shelf > 0
    ? { ...stock, shelf: shelf - 1, file: file - 1 }
    : { ...stock, file: file - 1, owed: owed + 1 };
}
