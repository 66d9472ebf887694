import { expect, type Page } from "@playwright/test";
import type { Role } from "#core/people/access/roles.ts";
import { DEMO_PASSWORD, emailOf } from "#scripts/demo/cast.ts";
import { SEEN_BY } from "#scripts/pictures/screens.ts";

export async function signInAs(page: Page, role: Role): Promise<void> {
  const data = { email: emailOf(SEEN_BY[role]), password: DEMO_PASSWORD };
  expect((await page.request.post("/api/auth/login", { data })).status()).toBe(200);
}
