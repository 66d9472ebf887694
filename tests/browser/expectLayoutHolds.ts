import { expect, type Page } from "@playwright/test";
import { shortOrLong } from "../soak/shortOrLong.ts";

interface Look {
  css: string;
  widths: number[];
  longFormWidths: number[];
}

export const LOOKS = {
  "as it is": { css: "", widths: [320], longFormWidths: [390, 768, 1280, 1920] },
  // Roboto's letters are 0.46 to 0.473 em wide on average; 0.072 em adds at least 15%.
  "in a wide font": { css: "* { letter-spacing: 0.072em !important }", widths: [390, 1280], longFormWidths: [768] },
  "with text of 200 %": { css: "html { font-size: 200% !important }", widths: [390, 1280], longFormWidths: [768] },
} satisfies Record<string, Look>;

export async function expectLayoutHolds(page: Page): Promise<void> {
  const before = page.viewportSize();
  const faults: string[] = [];
  let worn: string | undefined;
  for (const [width, looks] of looksByWidth()) {
    await page.setViewportSize({ width, height: before?.height ?? 800 });
    for (const [look, { by, what }, cut] of await page.evaluate(unfitParts, { looks, worn })) {
      if (by > 0) faults.push(`${width} ${look}: ${what} by ${by}`);
      faults.push(...cut.map((text) => `${width} ${look}: cut "${text}"`));
    }
    worn = looks.at(-1)?.[0];
  }
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  if (before) await page.setViewportSize(before);
  expect(faults, new URL(page.url()).pathname).toEqual([]);
}

function looksByWidth(): Map<number, [name: string, css: string][]> {
  const byWidth = new Map<number, [string, string][]>();
  for (const [name, { css, widths, longFormWidths }] of Object.entries<Look>(LOOKS)) {
    for (const width of shortOrLong(widths, [...widths, ...longFormWidths])) {
      byWidth.set(width, [...(byWidth.get(width) ?? []), [name, css]]);
    }
  }
  let last: string | undefined;
  for (const [width, looks] of byWidth) {
    const kept = looks.filter(([name]) => name === last);
    const inOrder = [...kept, ...looks.filter(([name]) => name !== last)];
    byWidth.set(width, inOrder);
    last = inOrder.at(-1)?.[0];
  }
  return byWidth;
}

/** Runs in the page, so its helper functions must be inside it. `worn` is the page's current look. */
/* oxlint-disable unicorn/consistent-function-scoping -- the browser gets this function alone, without its module */
async function unfitParts({
  looks,
  worn,
}: {
  looks: [string, string][];
  worn: string | undefined;
}): Promise<[look: string, widest: { by: number; what: string }, cut: string[]][]> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

  const isDrawn = async () => {
    await nextFrame();
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener("message", resolve, { once: true });
      port1.start();
      port2.postMessage(undefined);
    });
  };

  const widestPart = () => {
    const frames = [document.documentElement, ...document.querySelectorAll("[role=dialog], [role=dialog] *")];
    const wide = frames.find((frame) => {
      const { overflowX } = getComputedStyle(frame);
      const shows = frame === document.documentElement || overflowX === "auto" || overflowX === "scroll";
      const holdsTable = frame.firstElementChild?.tagName === "TABLE";
      return shows && !holdsTable && frame.scrollWidth > frame.clientWidth + 1;
    });
    if (!wide) return { by: 0, what: "" };
    const isKept = (part: Element): boolean => {
      const around = part.parentElement;
      if (getComputedStyle(part).position === "fixed") return true;
      if (!around || around === wide) return false;
      return getComputedStyle(around).overflowX !== "visible" || isKept(around);
    };
    const [first] = [...wide.querySelectorAll("*")]
      .filter((part) => !isKept(part))
      .toReversed()
      .map((part) => ({ part, right: part.getBoundingClientRect().right }))
      .toSorted((one, other) => other.right - one.right);
    return { by: wide.scrollWidth - wide.clientWidth, what: first?.part.outerHTML.slice(0, 300) ?? "" };
  };

  const cutTexts = () =>
    [...document.querySelectorAll(".MuiInputLabel-root, .MuiSelect-select")]
      .filter((text) => text.checkVisibility() && text.scrollWidth > text.clientWidth + 1)
      .map((text) => text.textContent);

  const found: [string, { by: number; what: string }, string[]][] = [];
  await nextFrame();
  for (const [name, css] of looks) {
    if (name !== worn) {
      // A content security policy doesn't block a constructed style sheet.
      const sheet = new CSSStyleSheet();
      document.adoptedStyleSheets = [sheet];
      // Even transitions of 0.01 ms take some frames, because each inherited size changes a frame after its parent's.
      const still = "*, *::before, *::after { transition: none !important }";
      // Chromium applies some container queries in rem only when the width of the container changes as well.
      sheet.replaceSync(`${still} ${css} body { padding-right: 2px }`);
      await isDrawn();
      sheet.replaceSync(`${still} ${css}`);
    }
    await isDrawn();
    found.push([name, widestPart(), cutTexts()]);
  }
  return found;
}
