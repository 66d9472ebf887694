import type { Page } from "playwright-core";

export type Prepare = (page: Page) => Promise<unknown>;

/** Clicks buttons in sequence; the last one must open a dialog. */
export const pressAll =
  (...names: (string | RegExp)[]): Prepare =>
  async (page) => {
    for (const name of names) await page.getByRole("button", { name }).first().click();
    await page.getByRole("dialog").waitFor();
  };

/** Waits for the dialog that the address opens. */
export const dialogNamed =
  (name: string): Prepare =>
  (page) =>
    page.getByRole("dialog", { name }).waitFor();

/** Opens a dialog from the user menu. */
export const fromUserMenu =
  (item: string): Prepare =>
  async (page) => {
    await page.getByRole("button", { name: /^Account menu/ }).click();
    await page.getByRole("menuitem", { name: item }).click();
    await page.getByRole("dialog", { name: item }).waitFor();
  };

/** Responds to calls with fixed JSON, for data that the demo doesn't have. */
export const answering =
  (address: string, json: unknown): Prepare =>
  (page) =>
    page.route(address, (route) => route.fulfill({ json }));

/** Changes the server's successful responses to calls; errors pass through unchanged. */
export const answeringWith =
  <Answer = object>(address: string | RegExp, change: (answer: Answer) => unknown): Prepare =>
  (page) =>
    page.route(address, async (route) => {
      const response = await route.fetch();
      const changed = async () => ({ response, json: change((await response.json()) as Answer) });
      await route.fulfill(response.ok() ? await changed() : { response });
    });

/** Takes steps in sequence. */
export const inSequence =
  (...steps: Prepare[]): Prepare =>
  async (page) => {
    for (const step of steps) await step(page);
  };
