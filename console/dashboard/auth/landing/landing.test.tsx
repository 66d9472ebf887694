import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import { fileURLToPath } from "node:url";
import { openApp } from "../../testing/openApp.tsx";

const { engines } = JSON.parse(readFileSync("package.json", "utf8")) as { engines: { node: string } };

function sizeOf(webp: Buffer) {
  expect(webp.toString("latin1", 8, 16)).toBe("WEBPVP8X");
  return { width: webp.readUIntLE(24, 3) + 1, height: webp.readUIntLE(27, 3) + 1 };
}

const PHONE = "(max-width: 559.95px)";
const SYSTEM = "screen and (prefers-color-scheme: dark)";

test.each([
  ["system", [`${SYSTEM} and ${PHONE}`, SYSTEM, PHONE]],
  ["dark", [`screen and ${PHONE}`, "screen", PHONE]],
  ["light", [PHONE]],
])("pictures on the landing page have the colors of the %s theme", async (theme, media) => {
  localStorage.setItem("theme", theme);
  openApp("/", null);
  const image = await screen.findByRole("img", { name: /^The request form/ });
  const sources = [...(image.parentElement?.querySelectorAll("source") ?? [])];
  expect(sources.map((source) => source.media)).toEqual(media);
});

test("pictures on the landing page are small, load late, and have twice the pixels that the page reserves", async () => {
  openApp("/", null);
  await screen.findByRole("img", { name: /^The request form/ });
  const shown = [...document.querySelectorAll<HTMLElement>("picture > source, picture > img")];
  expect(shown).toHaveLength(3 * 4);
  for (const one of shown) {
    const url = one.getAttribute("srcset") ?? one.getAttribute("src") ?? "";
    const file = readFileSync(fileURLToPath(url));
    expect(file.length).toBeLessThan(60_000);
    expect(sizeOf(file)).toEqual({
      width: 2 * Number(one.getAttribute("width")),
      height: 2 * Number(one.getAttribute("height")),
    });
  }
  for (const image of screen.getAllByRole("img")) expect(image).toHaveAttribute("loading", "lazy");
});

test("the landing page names the versions of Node that the package accepts", async () => {
  openApp("/", null);
  const [later, latest] = engines.node.split(" || ").map((range) => /^[\^>=]+(\d+\.\d+)\.0$/.exec(range)?.[1]);
  const major = later?.split(".")[0];
  expect(
    await screen.findByText(new RegExp(`^Version ${later} or a later ${major}\\.x release, or ${latest} or later`)),
  ).toBeVisible();
});
