import { expect, type Page } from "@playwright/test";

export async function expectTouchable(page: Page): Promise<void> {
  expect(await page.evaluate(lowControls), `${new URL(page.url()).pathname}: lower than 44 px`).toEqual([]);
}

function lowControls(): string[] {
  const scope = [...document.querySelectorAll("[role=dialog]")].at(-1) ?? document.body;
  const controls = scope.querySelectorAll<HTMLElement>(
    ".MuiButton-root, .MuiIconButton-root, .MuiOutlinedInput-root, .MuiFormControlLabel-root",
  );
  return [...controls].flatMap((control) => {
    const { width, height } = control.getBoundingClientRect();
    if (width === 0 || height === 0) return [];
    const area = Number.parseFloat(getComputedStyle(control, "::after").height) || 0;
    const name = control.getAttribute("aria-label") ?? control.textContent;
    return Math.max(height, area) < 43.5 ? [`${name} (${height})`] : [];
  });
}
