import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import {
  test as base,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  expect,
  type Page,
  type TestInfo,
} from "@playwright/test";
import { shortOrLong } from "../soak/shortOrLong.ts";
import { newFirefoxContext } from "./stockFirefox.ts";

type Visit = (url: string, options?: BrowserContextOptions) => Promise<Page>;

interface Guard {
  visit: Visit;
  repeatsOnlyCrashes: void;
}

export const CRASH_RETRIES = 1;

/**
 * Fails if a page throws, requests another origin, violates the content security policy, logs an error or a warning,
 * or crashes. Logged 4xx responses count only for `/api/auth/user`.
 */
export const test = base.extend<Guard>({
  repeatsOnlyCrashes: [
    async ({ browserName }, use, info) => {
      const isFirst = info.retry === 0;
      if (!isFirst && !existsSync(noteOfCrash(info))) throw new Error(`Not repeated: ${browserName} didn't crash`);
      await use();
    },
    { auto: true },
  ],
  visit: async ({ browser, browserName }, use, info) => {
    const open = browserName === "firefox" ? newFirefoxContext : newContext;
    const issues: string[] = [];
    const crashes: string[] = [];
    const contexts: { close: () => Promise<void> }[] = [];
    await use(async (baseURL, options = {}) => {
      const context = await open(browser, { baseURL, ...options });
      contexts.push(context);
      context.on("request", (request) => {
        const { origin, protocol } = new URL(request.url());
        if (/^https?:$/.test(protocol) && origin !== baseURL) issues.push(`asked ${request.url()}`);
      });
      context.on("console", (message) => {
        if (isIssue(message)) issues.push(`logged ${message.text()} (${message.location().url})`);
      });
      context.on("weberror", (thrown) => issues.push(`threw ${String(thrown.error())}`));
      context.on("page", (page) => page.once("crash", () => crashes.push(`a tab crashed at ${page.url()}`)));
      return context.newPage();
    });
    if (!browser.isConnected()) crashes.push("the whole browser crashed");
    if (crashes.length > 0 && issues.length === 0) await noteCrash(info);
    await Promise.all(contexts.map((context) => context.close()));
    expect(issues).toEqual([]);
    expect(crashes, "a crash of the browser, after which the test is repeated once").toEqual([]);
  },
});

export const ONLY_IN_LONG_RUN = { tag: "@soak" } as const;

function noteOfCrash({ project, testId }: TestInfo): string {
  return path.join(project.outputDir, `${testId}.crashed`);
}

async function noteCrash(info: TestInfo): Promise<void> {
  await mkdir(info.project.outputDir, { recursive: true });
  await writeFile(noteOfCrash(info), "");
}

const REDUCED_MOTION = { reducedMotion: shortOrLong("reduce", "no-preference") } as const;

function newContext(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  return browser.newContext({ ...REDUCED_MOTION, ...options });
}

function isIssue(message: ConsoleMessage): boolean {
  if (message.type() !== "error" && message.type() !== "warning") return false;
  const isRefusal = /^Failed to load resource: .* status of 4\d\d/.test(message.text());
  return !isRefusal || message.location().url.endsWith("/api/auth/user");
}
