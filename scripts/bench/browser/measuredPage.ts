import type { Browser, BrowserContext, Page } from "playwright-core";

const TIMEOUT_MS = 30_000;

export async function signedIn(browser: Browser, baseURL: string, data: object): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 }, bypassCSP: true });
  const answer = await context.request.post("/api/auth/login", { data });
  if (!answer.ok()) throw new Error(`Nobody could sign in: ${answer.status()}`);
  return context;
}

export async function withPage<Figure>(
  context: BrowserContext,
  measure: (page: Page) => Promise<Figure>,
): Promise<Figure> {
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(TIMEOUT_MS);
    return await measure(page);
  } finally {
    await context.close();
  }
}

/** Browsers report only interactions of 16 ms or more. */
export async function watchInteractions(page: Page): Promise<void> {
  await page.evaluate(`window.slowest = 0;
    window.watching = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.interactionId) window.slowest = Math.max(window.slowest, entry.duration);
      }
    });
    window.watching.observe({ type: "event", durationThreshold: 16 });`);
}

/** In milliseconds. */
export async function slowestInteraction(page: Page): Promise<number> {
  return page.evaluate<number>(`new Promise((resolve) => {
    const soon = (then) => requestAnimationFrame(() => setTimeout(then, 50));
    soon(() => soon(() => resolve(window.slowest)));
  })`);
}
