import type { Locator, Page } from "@playwright/test";

export function requestForm(page: Page): Locator {
  return page.getByRole("dialog", { name: "Request Time Off" });
}

export async function fillInRequest(
  page: Page,
  { type, startDate, endDate }: { type: string; startDate: string; endDate: string },
): Promise<Locator> {
  await page.getByRole("button", { name: "Request Time Off" }).click();
  const form = requestForm(page);
  await form.getByRole("combobox", { name: "PTO Type" }).click();
  await page.getByRole("option", { name: new RegExp(`^${type}\\b`) }).click();
  await form.getByLabel("Start Date").fill(startDate);
  await form.getByLabel("End Date").fill(endDate);
  return form;
}
