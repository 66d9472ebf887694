import type { Page } from "playwright-core";

/** In bytes. */
const LIMIT = 60_000;
const QUALITIES = [0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.35];

export async function toWebp(png: Buffer, page: Page): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const webp = await encode(png, quality, page);
    if (webp.length < LIMIT) return webp;
  }
  throw new Error("The picture has too many details for 60 kB");
}

async function encode(png: Buffer, quality: number, page: Page): Promise<Buffer> {
  const url = await page.evaluate<string>(`(async () => {
    const image = new Image();
    image.src = "data:image/png;base64,${png.toString("base64")}";
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    canvas.getContext("2d", { alpha: false }).drawImage(image, 0, 0);
    return canvas.toDataURL("image/webp", ${quality});
  })()`);
  return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
}
