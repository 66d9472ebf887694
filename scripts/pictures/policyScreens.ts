import type { Page } from "playwright-core";
import { filled, inConsole, opened, settled } from "./inConsole.ts";
import { answering, answeringWith, type Prepare, pressAll } from "./screenSteps.ts";
import type { Screen } from "./Screen.ts";

const openVacation = async (page: Page, office: string) => {
  await filled(page);
  await page.getByRole("row").filter({ hasText: office }).getByRole("link", { name: "Vacation" }).click();
};

const lessVacation: Prepare = async (page) => {
  await openVacation(page, "Berlin");
  await page.getByLabel("Accrual amount in days").fill("10");
  await page.getByText(/below zero|as of/).waitFor();
};

const inSimpleForm: Prepare = async (page) => {
  await openVacation(page, "Berlin");
  await page.getByLabel("Accrual amount in days").waitFor();
  await settled(page);
};

const inEditor: Prepare = async (page) => {
  await openVacation(page, "Amsterdam");
  await page.getByRole("link", { name: "Open the policy editor" }).click();
  await page.getByRole("region", { name: "Summary" }).waitFor();
  await page.getByRole("table", { name: /^Sample person/ }).waitFor();
  await settled(page);
};

const inTallWindow =
  (prepare: Prepare): Prepare =>
  async (page) => {
    await page.setViewportSize({ width: page.viewportSize()?.width ?? 1280, height: 2200 });
    await prepare(page);
  };

const inGallery: Prepare = async (page) => {
  await inEditor(page);
  await page.getByRole("button", { name: "Start from a template" }).click();
  await page.getByRole("dialog").waitFor();
};

const fromTemplate: Prepare = async (page) => {
  await inGallery(page);
  await page.getByRole("button", { name: "Use Hours earned every two weeks, by tenure" }).click();
  await page.getByText(/^\d+ (person|people), /).waitFor();
  await settled(page);
};

const copying: Prepare = async (page) => {
  await inEditor(page);
  await pressAll("Copy to other offices")(page);
  await page.getByRole("checkbox", { name: "Berlin" }).click();
  await page.getByRole("dialog").getByText(/as of/).waitFor();
};

interface Held {
  id: string;
  type: string;
  officeId: string | null;
}

const TODAY = new Date().toISOString().slice(0, 10);
const YEAR_START = `${TODAY.slice(0, 4)}-01-01`;

const seniors = { group: "grade: senior", person: null, position: 1, startsOn: YEAR_START, endsOn: null };

const ofGroup = (policy: Held) => ({ ...policy, officeId: null, assignment: seniors });

const IMPACT = {
  effectiveOn: YEAR_START,
  on: TODAY,
  isUnchanged: false,
  isUnused: false,
  raisesOwn: false,
  people: 2,
  belowZero: 0,
  impact: [
    { userId: "1", name: "Ana Silva", before: 18.5, after: 13.5 },
    { userId: "2", name: "Ben Adler", before: 21, after: 16 },
  ],
  below: [],
};

const withGroups: Prepare = async (page) => {
  const groups = [
    { group: "Engineering", people: 9 },
    { group: "grade: lead", people: 1 },
    { group: "grade: senior", people: 4 },
  ];
  await answering("**/api/admin/groups", groups)(page);
  await answeringWith<Held>("**/api/admin/policies/*", ofGroup)(page);
  await answering("**/end/preview", IMPACT)(page);
};

const ENDED = `policies?filter=${encodeURIComponent(JSON.stringify({ isEnded: "true" }))}`;

const endedPolicy: Prepare = async (page) => {
  await filled(page);
  await page.getByRole("table").getByRole("link").first().click();
  await page.getByText("This policy has ended").waitFor();
  await settled(page);
};

const withEnded: Prepare = async (page) => {
  const past = { ...seniors, startsOn: "2025-01-01", endsOn: "2026-07-01" };
  const ended = { isEnded: true, officeId: null, assignment: past };
  const days = [past, { ...past, group: "contract: part-time" }];
  await answeringWith<Held[]>(
    "**/api/admin/policies?*",
    (all) => days.map((assignment, nth) => ({ ...all[nth], ...ended, assignment })),
    (url) => url.replace(/filter=[^&]*/, "filter={}"),
  )(page);
  await answeringWith<Held>("**/api/admin/policies/*", (policy) => ({ ...policy, ...ended }))(page);
};

const givingGroup: Prepare = async (page) => {
  await filled(page);
  await pressAll("Add a policy for a group")(page);
  await page.getByLabel("Group", { exact: true }).click();
  await page.getByRole("option").first().waitFor();
};

const startingFrom: Prepare = async (page) => {
  await filled(page);
  await pressAll("Add a policy for a group")(page);
  await settled(page);
  const start = page.getByLabel("Start from");
  await start.and(page.locator("input:not([value=''])")).waitFor();
  await start.fill("germany");
  await page
    .getByRole("option", { name: /^Germany/ })
    .first()
    .waitFor();
};

const ordering: Prepare = async (page) => {
  await openVacation(page, "Berlin");
  await pressAll("Change order")(page);
  await page.getByLabel("Position of this policy").click();
  await page.getByRole("option", { name: "Last" }).click();
  await page.getByRole("table", { name: "People whose balances change" }).waitFor();
};

const withOrder: Prepare = async (page) => {
  await withGroups(page);
  await page.route("**/order/preview", (route) => route.fulfill({ json: IMPACT }));
  const groups = ["Engineering", "grade: senior", "contract: part-time"];
  await answeringWith<Held[]>("**/api/admin/policies?*type*", (all) =>
    all.map((policy, nth) => {
      const assignment = { ...seniors, group: groups[nth] ?? "Sales", position: nth + 1 };
      return { ...policy, officeId: null, assignment };
    }),
  )(page);
};

const endingPolicy: Prepare = async (page) => {
  await openVacation(page, "Berlin");
  await pressAll("End policy")(page);
  await page.getByRole("table", { name: "People whose balances change" }).waitFor();
};

export const POLICY_SCREENS: Screen[] = [
  inConsole("policies", "policies", "Policies", filled),
  { ...inConsole("policy", "policies", "Policies", inSimpleForm), isVariant: true },
  { ...inConsole("policy-full", "policies", "Policies", opened("Policies")), opens: "/admin/policies/:id" },
  { ...inConsole("policy-give", "policies", "Policies", givingGroup), arrange: withGroups },
  { ...inConsole("policy-end", "policies", "Policies", endingPolicy), arrange: withGroups },
  { ...inConsole("policies-ended", ENDED, "Policies", filled), arrange: withEnded, isVariant: true },
  { ...inConsole("policy-ended", "policies", "Policies", endedPolicy), arrange: withEnded, isVariant: true },
  { ...inConsole("policy-start", "policies", "Policies", startingFrom), arrange: withGroups, isVariant: true },
  { ...inConsole("policy-order", "policies", "Policies", ordering), arrange: withOrder },
  inConsole("policy-impact", "policies", "Policies", lessVacation),
  {
    ...inConsole("policy-editor", "policies", "Policies", inTallWindow(inEditor)),
    isVariant: true,
    isWhole: true,
    opens: "/admin/policies/:id/document",
  },
  inConsole("policy-editor-beside", "policies", "Policies", fromTemplate),
  {
    ...inConsole("policy-editor-template", "policies", "Policies", inTallWindow(fromTemplate)),
    isVariant: true,
    isWhole: true,
  },
  inConsole("policy-copy", "policies", "Policies", copying),
  inConsole("policy-gallery", "policies", "Policies", inGallery),
];
