import { expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ProvisioningAnswer } from "#core/api/admin/ProvisioningAnswer.ts";
import { pasteAndTest } from "../../shared/testing/pasteAndTest.ts";
import { openConsole, refusal } from "../testing/openConsole.tsx";
import { wholeText } from "#console/shared/testing/wholeText.ts";
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
  expect(screen.getByText(wholeText("PATCH /Users/{id} · Ann Lee"))).toBeVisible();
  expect(screen.getByRole("button", { name: "Revoke Okta" })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Create token" }));
  expect(screen.getByRole("textbox", { name: "Name" })).toHaveFocus();
  await userEvent.keyboard("Entra");
  await userEvent.click(screen.getByRole("button", { name: "Create token" }));
  expect(await screen.findByRole("textbox", { name: "Token" })).toHaveValue("awdi_whole");
  expect(document.body).not.toHaveFocus();
});

const CONFIG = "/scim/v2/ServiceProviderConfig";

test("a new token is tested where it is shown, and the test appears under the last requests", async () => {
  const answer = { ...ANSWER };
  let sent: RequestInit | undefined;
  const { keys } = openConsole("/admin/provisioning", "Owner", {
    "GET /api/admin/provisioning": () => answer,
    "POST /api/admin/provisioning/tokens": { ...TOKEN, id: "k2", name: "Entra", key: "awdi_whole" },
    [`GET ${CONFIG}`]: (_: unknown, __: string, init: RequestInit) => {
      sent = init;
      answer.calls = [{ ...CALL, id: "c3", method: "GET", path: "/ServiceProviderConfig", status: 200 }];
      return { patch: { supported: true } };
    },
  });
  await keys.click(await screen.findByRole("button", { name: "Create token" }));
  await keys.type(screen.getByRole("textbox", { name: "Name" }), "Entra");
  await keys.click(screen.getByRole("button", { name: "Create token" }));
  await keys.click(await screen.findByRole("button", { name: "Test" }));
  expect(await screen.findByText("The token works. Your identity provider can use it.")).toBeVisible();
  expect(await screen.findByText("GET /ServiceProviderConfig")).toBeVisible();
  expect(sent).toMatchObject({ credentials: "omit", headers: { Authorization: "Bearer awdi_whole" } });
});

test("a token is tested once it is pasted, and only the token of its row is sent", async () => {
  const replies: Record<string, object> = { "GET /api/admin/provisioning": ANSWER, [`GET ${CONFIG}`]: {} };
  const { keys, made } = openConsole("/admin/provisioning", "Owner", replies);
  await keys.click(await screen.findByRole("button", { name: "Test Okta" }));
  expect(screen.queryByRole("button", { name: "Log of Okta" })).toBeNull();
  const dialog = within(await screen.findByRole("dialog", { name: "Test Okta" }));
  const outcomeOf = (pasted: string) => pasteAndTest(keys, dialog, ["Token", pasted]);
  expect(await outcomeOf("two words")).toBe("This isn't a provisioning token. Paste the whole token.");
  const another = "This is another token. The one to test starts with awdi_abcd.";
  expect(await outcomeOf("awdi_wxyz")).toBe(another);
  expect(made.some(({ path }) => path === CONFIG)).toBe(false);
  expect(await outcomeOf("Bearer awdi_abcdefg ")).toBe("The token works. Your identity provider can use it.");
  replies[`GET ${CONFIG}`] = refusal(401, "", undefined, { detail: "This token has expired" });
  expect(await outcomeOf("awdi_abcdefg")).toBe("This token has expired");
  replies[`GET ${CONFIG}`] = refusal(502, "");
  expect(await outcomeOf("awdi_abcdefg")).toBe("Awayday returned 502.");
});
