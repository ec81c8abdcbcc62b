import sharp, { type Sharp } from "sharp";
import type { drive as drivePiece, Driven } from "./drive.ts";
import type { Easel } from "./easel-browser.ts";

/** The picture of a piece as it stands after what was done to it. A scene that software draws takes minutes. */
export async function drivenPicture(easel: Easel, driven: Driven): Promise<Sharp> {
  const page = await easel.open();
  page.setDefaultTimeout(300_000);
  const address = await page.evaluate(async (driven) => {
    const from = "/studio/workshop/easel/drive.ts";
    const { drive } = (await import(from)) as { drive: typeof drivePiece };
    return drive(driven);
  }, driven);
  await page.close();
  return pictureAt(address);
}

/** What lies in a data address. */
export function pictureAt(address: string): Sharp {
  return sharp(Buffer.from(address.slice(address.indexOf(",") + 1), "base64"));
}
