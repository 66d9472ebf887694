import { expect, type Page } from "@playwright/test";

export async function expectUnclipped(page: Page, look: string): Promise<void> {
  expect(await page.evaluate(clippedTexts), `${new URL(page.url()).pathname} ${look}: cut-off texts`).toEqual([]);
}

function clippedTexts(): string[] {
  const scope = [...document.querySelectorAll("[role=dialog]")].at(-1) ?? document.body;
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  const hidden = new Set(["hidden", "clip"]);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const parent = text.parentElement;
    if (!parent || !text.textContent?.trim() || !parent.checkVisibility()) continue;
    if (parent.closest("svg, script, style, textarea, [aria-hidden=true], legend")) continue;
    const label = parent.closest(".MuiInputLabel-root");
    if (label && label.scrollWidth > label.clientWidth + 1) found.push(text.textContent.trim());
    const range = document.createRange();
    range.selectNodeContents(text);
    const shown = range.getBoundingClientRect();
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(box);
      const inside = box.getBoundingClientRect();
      if (["auto", "scroll"].some((value) => value === overflowX || value === overflowY)) break;
      if (textOverflow === "ellipsis" || webkitLineClamp !== "none" || inside.width <= 1 || inside.height <= 1) break;
      const isCutX = hidden.has(overflowX) && (shown.right > inside.right + 1 || shown.left < inside.left - 1);
      const isCutY = hidden.has(overflowY) && (shown.bottom > inside.bottom + 1 || shown.top < inside.top - 1);
      if (isCutX || isCutY) found.push(text.textContent.trim().slice(0, 60));
      if (isCutX || isCutY) break;
    }
  }
  return found;
}
