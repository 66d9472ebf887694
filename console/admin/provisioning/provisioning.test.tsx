import { expect, test } from "@jest/globals";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ProvisioningAnswer } from "#core/api/admin/ProvisioningAnswer.ts";
import { openConsole } from "../testing/openConsole.tsx";
// Imported up front, so that no test waits for a busy machine to compile a page.
import "../Console.tsx";
import "./ProvisioningPage.tsx";

const TOKEN = {
  id: "k1",
  name: "Okta",
  start: "awdi_abcd",
  scopes: [],
  service: true,
  userId: "u1",
  userName: "Olga",
  createdAt: "2027-03-01T08:00:00Z",
  expiresOn: "2028-02-29",
  lastUsedAt: null,
  state: "active" as const,
};
const CALL = { at: "2027-03-01T08:00:00Z", token: "Okta", subject: null, error: null };
const ANSWER: ProvisioningAnswer = {
  baseUrl: "https://awayday.example/scim/v2",
  tokens: [TOKEN],
  calls: [
    {
      ...CALL,
      id: "c2",
      method: "PATCH",
      path: "/Users/{id}",
      subject: "Ann Lee",
      status: 400,
      error: "Unknown manager",
    },
    { ...CALL, id: "c1", method: "GET", path: "/Users", status: 200 },
  ],
};

test("an Owner sees the connection and the last requests, and creates a token that is shown once", async () => {
  openConsole("/admin/provisioning", "Owner", {
    "GET /api/admin/provisioning": ANSWER,
    "POST /api/admin/provisioning/tokens": { ...TOKEN, id: "k2", name: "Entra", key: "awdi_whole" },
  });
  expect(await screen.findByRole("textbox", { name: "Base URL" })).toHaveValue("https://awayday.example/scim/v2");
  expect(screen.getByText(/^Last request .*Last error .*: Unknown manager$/)).toBeVisible();
  expect(screen.getByText("PATCH /Users/{id} · Ann Lee")).toBeVisible();
  expect(screen.getByRole("button", { name: "Revoke Okta" })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Create token" }));
  await userEvent.type(screen.getByRole("textbox", { name: "Name" }), "Entra");
  await userEvent.click(screen.getByRole("button", { name: "Create token" }));
  expect(await screen.findByRole("textbox", { name: "Token" })).toHaveValue("awdi_whole");
});
