import { test as base, type BrowserContextOptions, expect, type Page } from "@playwright/test";

type Visit = (url: string, options?: BrowserContextOptions) => Promise<Page>;

/** Playwright's test with `visit`, a browser of its own for each person; no page may break the content policy, throw, or ask another host. */
export const test = base.extend<{ visit: Visit }>({
  visit: async ({ browser }, use) => {
    const offences: string[] = [];
    const contexts: { close: () => Promise<void> }[] = [];
    await use(async (baseURL, options = {}) => {
      const context = await browser.newContext({ baseURL, ...options });
      contexts.push(context);
      context.on("request", (request) => {
        const { origin, protocol } = new URL(request.url());
        if (/^https?:$/.test(protocol) && origin !== baseURL) offences.push(`asked ${request.url()}`);
      });
      context.on("console", (message) => {
        if (/content security policy/i.test(message.text())) offences.push(message.text());
      });
      context.on("weberror", (thrown) => offences.push(`threw ${String(thrown.error())}`));
      return context.newPage();
    });
    await Promise.all(contexts.map((context) => context.close()));
    expect(offences).toEqual([]);
  },
});
