import { expect, type Page } from "@playwright/test";

const WIDTHS = [320, 390, 768, 1280, 1920];

/** Expects that nothing can be scrolled sideways on the page as it stands, whatever the width of the window. */
export async function expectNoSideways(page: Page): Promise<void> {
  const before = page.viewportSize();
  const scrolling: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: before?.height ?? 800 });
    await page.evaluate(isDrawn);
    const widest = await page.evaluate(widestPart);
    if (widest.by > 0) scrolling.push(`${width}: ${widest.what} by ${widest.by}`);
  }
  if (before) await page.setViewportSize(before);
  expect(scrolling, new URL(page.url()).pathname).toEqual([]);
}

/** Until the page has been drawn anew: what depends on the width, such as the sidebar, changes just before. */
function isDrawn(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}

/** By how much the page, or the dialog over it, is wider than its window, and which part of it sticks out most. */
function widestPart(): { by: number; what: string } {
  const frames = [document.documentElement, ...document.querySelectorAll("[role=dialog], [role=dialog] *")];
  const wide = frames.find((frame) => {
    const { overflowX } = getComputedStyle(frame);
    const shows = frame === document.documentElement || overflowX === "auto" || overflowX === "scroll";
    return shows && frame.scrollWidth > frame.clientWidth + 1;
  });
  if (!wide) return { by: 0, what: "" };
  const [first] = [...document.body.querySelectorAll("*")]
    .map((part) => ({ part, right: part.getBoundingClientRect().right }))
    .toSorted((one, other) => other.right - one.right);
  return { by: wide.scrollWidth - wide.clientWidth, what: first?.part.outerHTML.slice(0, 200) ?? "" };
}
