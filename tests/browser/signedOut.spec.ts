import { expect } from "@playwright/test";
import { type Account, signIn, signUp, toast } from "./accounts.ts";
import { awaydayOfThisFile } from "./awayday.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { test } from "./guardedTest.ts";

const awayday = awaydayOfThisFile();

test("an unknown address gets a 404 page", async ({ visit }) => {
  const page = await visit(awayday());
  const answer = await page.goto("/nothing-here");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
  await expectAccessible(page);
});

test("an error shown when a field loses focus doesn't move the button that is being clicked", async ({ visit }) => {
  const page = await visit(awayday());
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/login/second-factor");
  await expect(page.getByLabel("Code")).toBeFocused();
  await page.getByRole("button", { name: "Use a Recovery Code" }).click();
  await expect(page.getByLabel("Recovery Code")).toBeVisible();
});

test("a wrong password shows an error, and the right one leads to the requested page", async ({ visit }) => {
  const owner: Account = { name: "Ola Berg", email: "ola.berg@example.com", password: "first-password" };
  const page = await visit(awayday());
  await signUp(page, "Deep Links", owner);

  const answer = await page.goto("/requests");
  expect(answer?.status()).toBe(200);
  await signIn(page, { ...owner, password: "another-password" });
  await expect(toast(page, "Login Failed")).toContainText("Invalid email or password");
  await expectAccessible(page);

  await signIn(page, owner);
  await expect(page.getByRole("heading", { name: "My Requests" })).toBeVisible();
  await expect(page).toHaveURL("/requests");
});
