import type { Browser, BrowserContext, BrowserContextOptions, Page } from "@playwright/test";

/** A Playwright internal that sends commands to the browser from the test's process. */
interface Driven {
  _connection: { toImpl: (browser: Browser) => { _browserSession: Session } };
}

interface Session {
  send: (method: string, params?: unknown) => Promise<unknown>;
}

/** Playwright sends this command, which Firefox ESR 153 doesn't support. */
const UNKNOWN = "emulation.setMediaFeaturesOverride";

/** Uses the browser's own color scheme (docs/decisions/031-stock-firefox.md). */
export async function newFirefoxContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const { _connection: connection } = browser as unknown as Driven;
  const { _browserSession: session } = connection.toImpl(browser);
  const { send } = session;
  session.send = (method, params) => (method === UNKNOWN ? Promise.resolve({}) : send.call(session, method, params));
  try {
    const context = await browser.newContext(options);
    await context.addInitScript(insertTextAsTyped);
    return context;
  } finally {
    session.send = send;
  }
}

/** React ignores a value that Playwright sets directly. */
function insertTextAsTyped(): void {
  Object.defineProperty(window, "__pw_bidiInsertText", {
    get: () => (text: string) => void document.execCommand("insertText", false, text),
    set: () => {},
  });
}

export function isFirefox(page: Page): boolean {
  return page.context().browser()?.browserType().name() === "firefox";
}
