import { expect, test } from "@jest/globals";
import { screen, waitFor } from "@testing-library/react";
import { me } from "../testing/facts.ts";
import { answer } from "../testing/fakeApi.ts";
import { openApp } from "../testing/openApp.tsx";

const PATH = "POST /api/organization/confirmation";

test("an Owner of an unconfirmed organization can have the link sent again and sees why it was refused", async () => {
  const { keys, made, replies } = openApp("/", "Owner", {
    "GET /api/auth/user": { ...me("Owner"), isUnconfirmed: true },
    [PATH]: answer(204),
  });
  expect(await screen.findByText(/with the link we sent to ann@example\.com/)).toBeVisible();
  await keys.click(screen.getByRole("button", { name: "Send the Link Again" }));
  expect(await screen.findByText("Link Sent")).toBeVisible();
  expect(made.filter(({ path }) => path === "/api/organization/confirmation")).toHaveLength(1);
  replies[PATH] = answer(429, { error: "Too many attempts" });
  await keys.click(screen.getByRole("button", { name: "Send the Link Again" }));
  expect(await screen.findByText("Too many attempts")).toBeVisible();
});

test("an Admin who has the link sent again sees that the Owners get it", async () => {
  const { keys } = openApp("/", "Admin", {
    "GET /api/auth/user": { ...me("Admin"), isUnconfirmed: true },
    [PATH]: answer(204),
  });
  await keys.click(await screen.findByRole("button", { name: "Send the Link Again" }));
  expect(
    await screen.findByText("The Owners of your organization should check their inbox and spam folder."),
  ).toBeVisible();
});

test("a confirmed organization shows no banner", async () => {
  openApp("/", "Owner");
  await screen.findByRole("navigation", { name: "Main" });
  await waitFor(() => expect(screen.queryByRole("button", { name: "Send the Link Again" })).toBeNull());
});
