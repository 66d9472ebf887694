import { expect, type Page } from "@playwright/test";

export interface Account {
  name: string;
  email: string;
  password: string;
}

export function toast(page: Page, title: string) {
  return page.getByRole("status").or(page.getByRole("alert")).filter({ hasText: title });
}

export async function signUp(page: Page, organization: string, { email, password }: Account): Promise<void> {
  await page.goto("/");
  await page.getByRole("link", { name: "Get Started", exact: true }).click();
  await page.getByRole("link", { name: "Quick Setup with Email" }).click();
  await page.getByLabel("Organization Name").fill(organization);
  await page.getByLabel("Your Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Create Organization & Account" }).click();
  await expect(toast(page, "Organization Created!")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Sign In to Awayday", exact: true })).toBeVisible();
}

export async function signIn(page: Page, { email, password }: Pick<Account, "email" | "password">): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}

export async function arrive(page: Page, account: Pick<Account, "email" | "password">, path: string): Promise<void> {
  await page.goto(path);
  await signIn(page, account);
  await expect(page).toHaveURL(path);
}

export async function signInFirst(page: Page, account: Account): Promise<void> {
  await signIn(page, account);
  await expect(page.getByRole("heading", { name: "Get Started" })).toBeVisible();
  await page.getByRole("link", { name: "Dashboard" }).click();
  await expect(page.getByRole("heading", { name: "Manager Dashboard" })).toBeVisible();
}

export async function acceptInvitation(page: Page, account: Account): Promise<void> {
  await page.getByLabel("Full Name").fill(account.name);
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByLabel("Confirm Password").fill(account.password);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByRole("heading", { name: "Account Created!" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Sign In to Awayday", exact: true })).toBeVisible();
  await signIn(page, account);
}
