import type { ProvisioningAnswer, ProvisioningCallAnswer } from "#core/api/admin/ProvisioningAnswer.ts";
import type { KeyAnswer } from "#core/api/keys/KeyAnswer.ts";
import { inConsole } from "../inConsole.ts";
import type { Screen } from "../Screen.ts";
import { answering } from "../screenSteps.ts";

const AT = "2026-11-27T15:00:00Z";
const OKTA: KeyAnswer = {
  id: "1",
  name: "Okta",
  start: "awdi_7kq2",
  scopes: [],
  service: true,
  userId: "1",
  userName: "Olivia Hart",
  createdAt: "2026-03-02T15:00:00Z",
  expiresOn: "2028-02-29",
  lastUsedAt: AT,
  state: "active",
};
const FORMER: KeyAnswer = {
  ...OKTA,
  id: "2",
  name: "Okta (old)",
  start: "awdi_m4xw",
  userName: "Sofia Alvarez",
  createdAt: "2025-03-03T15:00:00Z",
  expiresOn: "2027-02-28",
  lastUsedAt: "2026-03-02T14:30:00Z",
  state: "stopped",
};

const READ: ProvisioningCallAnswer = {
  id: "1",
  at: AT,
  token: "Okta",
  method: "GET",
  path: "/Users",
  subject: null,
  status: 200,
  error: null,
};
const CHANGED: ProvisioningCallAnswer = { ...READ, id: "2", method: "PUT", path: "/Users/{id}", subject: "Grace Kim" };
const REFUSED: ProvisioningCallAnswer = {
  ...CHANGED,
  id: "3",
  subject: "Tom Okafor",
  status: 403,
  error: "Provisioning can't change the email of a Manager. Change it in Awayday.",
};

const ANSWER: ProvisioningAnswer = {
  baseUrl: "https://awayday.example.com/scim/v2",
  tokens: [OKTA, FORMER],
  calls: [REFUSED, CHANGED, READ],
};
export const PROVISIONING_SCREENS: Screen[] = [
  { ...inConsole("provisioning-none", "provisioning", "Provisioning"), isVariant: true },
  {
    ...inConsole("provisioning", "provisioning", "Provisioning", async (page) => {
      await page.getByRole("button", { name: "Create token" }).click();
      await page.getByRole("textbox", { name: "Name" }).waitFor();
    }),
    arrange: answering("**/api/admin/provisioning", ANSWER),
  },
  {
    ...inConsole("provisioning-test", "provisioning", "Provisioning", async (page) => {
      await page.getByRole("button", { name: "Test Okta", exact: true }).click();
      await page.getByRole("textbox", { name: "Token" }).fill(`${OKTA.start}a`);
      await page.getByRole("button", { name: "Test", exact: true }).click();
      await page.getByText("This token is unknown").waitFor();
    }),
    isVariant: true,
    arrange: answering("**/api/admin/provisioning", ANSWER),
  },
];
