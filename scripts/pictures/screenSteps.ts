import type { Locator, Page } from "playwright-core";

export type Prepare = (page: Page) => Promise<unknown>;

export const pressAll =
  (...names: (string | RegExp)[]): Prepare =>
  async (page) => {
    for (const name of names) await page.getByRole("button", { name }).first().click();
    await page.getByRole("dialog").waitFor();
  };

export async function pressUntil(page: Page, key: string, shown: Locator, tries = 15): Promise<void> {
  await page.keyboard.press(key);
  try {
    await shown.waitFor({ timeout: 1000 });
  } catch (error) {
    if (tries === 1) throw error;
    await pressUntil(page, key, shown, tries - 1);
  }
}

export const dialogNamed =
  (name: string): Prepare =>
  (page) =>
    page.getByRole("dialog", { name }).waitFor();

export const fromUserMenu =
  (item: string): Prepare =>
  async (page) => {
    await page.getByRole("button", { name: /^Account menu/ }).click();
    await page.getByRole("menuitem", { name: item }).click();
    await page.getByRole("dialog", { name: item }).waitFor();
  };

export const answering =
  (address: string, json: unknown): Prepare =>
  (page) =>
    page.route(address, (route) => route.fulfill({ json }));

export const answeringWith =
  <Answer = object>(
    address: string | RegExp,
    change: (answer: Answer) => unknown,
    asked: (url: string) => string = (url) => url,
  ): Prepare =>
  (page) =>
    page.route(address, async (route) => {
      const response = await route.fetch({ url: asked(route.request().url()) });
      if (!response.ok()) return route.fulfill({ response });
      const before: unknown = await response.json();
      const json = change(before as Answer);
      const headers = response.headers();
      if (Array.isArray(before) && Array.isArray(json) && before.length !== json.length && headers["content-range"]) {
        headers["content-range"] = `items 0-${json.length - 1}/${json.length}`;
      }
      return route.fulfill({ response, headers, json });
    });

export const inSequence =
  (...steps: Prepare[]): Prepare =>
  async (page) => {
    for (const step of steps) await step(page);
  };
