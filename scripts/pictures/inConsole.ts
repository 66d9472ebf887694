import type { Page } from "playwright-core";
import type { Prepare } from "./screenSteps.ts";
import type { Screen } from "./Screen.ts";

export const inConsole = (name: string, path: string, heading: Screen["heading"], prepare?: Prepare): Screen => ({
  name: `console-${name}`,
  as: "Owner",
  path: `/admin/${path}`,
  heading,
  ...(prepare && { prepare }),
});

export const settled = (page: Page) => page.locator("[aria-busy=true]").first().waitFor({ state: "detached" });

export const filled: Prepare = async (page) => {
  await page.getByRole("table").first().waitFor();
  await settled(page);
};

export const opened =
  (list: string, name: string | RegExp = /./): Prepare =>
  async (page) => {
    await filled(page);
    await page.getByRole("table").getByRole("link", { name }).first().click();
    await page.getByRole("main").getByRole("link", { name: list, exact: true }).waitFor();
    await settled(page);
  };
