import {
  test as base,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  expect,
  type Page,
} from "@playwright/test";
import { newFirefoxContext } from "./stockFirefox.ts";

type Visit = (url: string, options?: BrowserContextOptions) => Promise<Page>;

/**
 * Playwright's test with `visit`, which opens a separate browser for each person. No page may throw, request another
 * host, violate the content policy, or log an error or a warning.
 */
export const test = base.extend<{ visit: Visit }>({
  visit: async ({ browser, browserName }, use) => {
    const open = browserName === "firefox" ? newFirefoxContext : newContext;
    const offences: string[] = [];
    const contexts: { close: () => Promise<void> }[] = [];
    await use(async (baseURL, options = {}) => {
      const context = await open(browser, { baseURL, ...options });
      contexts.push(context);
      context.on("request", (request) => {
        const { origin, protocol } = new URL(request.url());
        if (/^https?:$/.test(protocol) && origin !== baseURL) offences.push(`asked ${request.url()}`);
      });
      context.on("console", (message) => {
        if (isOffence(message)) offences.push(`logged ${message.text()} (${message.location().url})`);
      });
      context.on("weberror", (thrown) => offences.push(`threw ${String(thrown.error())}`));
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
    expect(offences).toEqual([]);
  },
});

function newContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  return browser.newContext(options);
}

/** The browser itself logs every 4xx response. Tests cause some on purpose, but opening a page must cause none. */
function isOffence(message: ConsoleMessage): boolean {
  if (message.type() !== "error" && message.type() !== "warning") return false;
  const isRefusal = /^Failed to load resource: .* status of 4\d\d/.test(message.text());
  return !isRefusal || message.location().url.endsWith("/api/auth/user");
}
