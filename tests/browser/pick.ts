import type { Page } from "@playwright/test";

export async function pick(page: Page, label: string, option: string): Promise<void> {
  const input = page.getByRole("dialog").or(page.getByRole("main")).getByRole("combobox", { name: label }).last();
  await input.click();
  await page.getByRole("option", { name: option }).click();
}
