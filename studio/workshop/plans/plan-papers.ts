/** What a plan is drawn on: whatever was nearest. */
interface Paper {
  before?: string;
  after?: string;
}
export type Stock = keyof typeof papers;

const ground = (colour: string) => `<path fill="${colour}" d="M0 0H2000V2000H0Z"/>`;
const tiled = (size: number, path: string, colour: string) =>
  `<pattern id="p" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><path d="${path}" fill="none" stroke="${colour}"/></pattern><path fill="url(#p)" d="M0 0H2000V2000H0Z"/>`;
/** The ground outside a shape is the page's own paper. */
const cutOut = (shape: string, colour: string) => `${ground("#e7dcc6")}<path fill="${colour}" d="${shape}"/>`;

export const papers = {
  plain: (): Paper => ({ before: ground("#f8f2e4") }),
  squared: (): Paper => ({ before: ground("#f8f4ea") + tiled(20, "M0 .5H20M.5 0V20", "#b9d3e6") }),
  ruled: (): Paper => ({
    before: `${ground("#fbf6ea")}${tiled(28, "M0 27.5H28", "#bcd0e4")}<path d="M58 0V2000" stroke="#f0a3ac"/>`,
  }),
  dotted: (): Paper => ({ before: ground("#f6efe2") + tiled(24, "M11 12h1.5", "#a99f90") }),
  kraft: (): Paper => ({ before: ground("#dcc199") }),
  graph: (): Paper => ({
    before: `${ground("#f3f7ec")}${tiled(10, "M0 .5H10M.5 0V10", "#d4e4c8")}<pattern id="q" width="50" height="50" patternUnits="userSpaceOnUse"><path d="M0 .5H50M.5 0V50" fill="none" stroke="#a9c99a"/></pattern><path fill="url(#q)" d="M0 0H2000V2000H0Z"/>`,
  }),
  envelope: (width: number, height: number): Paper => ({
    before: `${ground("#efe6d3")}<path d="M0 0L${width / 2} ${height * 0.42}L${width} 0" fill="#e5d9c0" stroke="#c9b997" stroke-width="2"/>`,
  }),
  mat: (width: number, height: number): Paper => {
    const r = Math.min(width, height) / 2 - 8;
    const [x, y] = [width / 2, height / 2];
    return {
      before: `${cutOut(`M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0`, "#f3ead8")}<circle cx="${x}" cy="${y}" r="${r - 12}" fill="none" stroke="#c98b4b" stroke-width="3"/><circle cx="${x + 70}" cy="${y + 92}" r="78" fill="none" stroke="#c98b4b" stroke-opacity=".35" stroke-width="7"/>`,
    };
  },
  packet: (width: number, height: number): Paper => ({
    before: `${cutOut(`M14 44H${width - 14}V${height - 12}H14Z`, "#efe3c2")}<path d="M14 44L34 12H${width - 34}L${width - 14} 44" fill="#e2d2a4" stroke="#b9a671" stroke-width="2"/>`,
  }),
  receipt: (width: number, height: number): Paper => {
    let edge = "";
    for (let x = 0; x < width; x += 16) edge += "l8 10l8-10";
    return { before: `${cutOut(`M0 10${edge}V${height}H0Z`, "#fbfaf6")}` };
  },
  ledger: (width: number): Paper => ({
    before: `${ground("#f4efdc")}${tiled(24, "M0 23.5H24", "#b9cfb4")}<path d="M${width * 0.16} 0V2000M${width * 0.78} 0V2000M${width * 0.79} 0V2000" stroke="#d98b8b"/>`,
  }),
  film: (): Paper => ({ before: ground("#e9f0ef") }),
  night: (): Paper => ({ before: ground("#f1ecf9") }),
} satisfies Record<string, (width: number, height: number) => Paper>;
