import { expect, type Page } from "@playwright/test";

/** Renderings of a page: unchanged, in a font 15 % wider than ours, and with text of twice the size. */
export const LOOKS = {
  "as it is": { css: "* {}", widths: [320, 390, 768, 1280, 1920] },
  // Our letters are 0.46 to 0.473 em wide on average, depending on how the browser rounds their widths.
  "in a wide font": { css: "* { letter-spacing: 0.072em !important }", widths: [390, 768, 1280] },
  "with text of 200 %": { css: "html { font-size: 200% !important }", widths: [390, 768, 1280] },
};

/** Expects that the current page can't be scrolled sideways at any width of the window and size of the text. */
export async function expectNoSideways(page: Page): Promise<void> {
  const before = page.viewportSize();
  const scrolling: string[] = [];
  // Loops over widths first, because a new width takes longer than a new style.
  for (const width of new Set(Object.values(LOOKS).flatMap(({ widths }) => widths))) {
    await page.setViewportSize({ width, height: before?.height ?? 800 });
    for (const [look, { css }] of Object.entries(LOOKS).filter(([, { widths }]) => widths.includes(width))) {
      await page.evaluate(addStyle, css);
      await page.evaluate(isDrawn);
      const widest = await page.evaluate(widestPart);
      if (widest.by > 0) scrolling.push(`${width} ${look}: ${widest.what} by ${widest.by}`);
      await page.evaluate(removeStyle);
    }
  }
  if (before) await page.setViewportSize(before);
  expect(scrolling, new URL(page.url()).pathname).toEqual([]);
}

/** Adds a constructed style sheet, which no content policy refuses. */
function addStyle(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

function removeStyle(): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
}

/** Waits until the page was drawn again: parts that depend on the width, such as the sidebar, change just before. */
function isDrawn(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}

/**
 * Returns how many pixels the page, or the dialog over it, is wider than its window, and the part that sticks out most.
 */
function widestPart(): { by: number; what: string } {
  const frames = [document.documentElement, ...document.querySelectorAll("[role=dialog], [role=dialog] *")];
  const wide = frames.find((frame) => {
    const { overflowX } = getComputedStyle(frame);
    const shows = frame === document.documentElement || overflowX === "auto" || overflowX === "scroll";
    return shows && frame.scrollWidth > frame.clientWidth + 1;
  });
  if (!wide) return { by: 0, what: "" };
  const isKept = (part: Element): boolean => {
    const around = part.parentElement;
    if (getComputedStyle(part).position === "fixed") return true;
    if (!around || around === wide) return false;
    return getComputedStyle(around).overflowX !== "visible" || isKept(around);
  };
  // Of parts that stick out equally far, choose the innermost.
  const [first] = [...wide.querySelectorAll("*")]
    .filter((part) => !isKept(part))
    .toReversed()
    .map((part) => ({ part, right: part.getBoundingClientRect().right }))
    .toSorted((one, other) => other.right - one.right);
  return { by: wide.scrollWidth - wide.clientWidth, what: first?.part.outerHTML.slice(0, 300) ?? "" };
}
