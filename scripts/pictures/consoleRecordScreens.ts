import { inConsole, filled, opened, settled } from "./inConsole.ts";
import { answeringWith, inSequence, type Prepare, pressAll } from "./screenSteps.ts";
import type { Screen } from "./Screen.ts";

const variant = (...[name, path, heading, prepare]: Parameters<typeof inConsole>): Screen => ({
  ...inConsole(name, path, heading, prepare),
  isVariant: true,
});

const ofList = (path: string, heading: string, item: string, add: string, record: string): Screen[] => [
  variant(path, path, heading, filled),
  { ...variant(item, path, heading, opened(heading)), opens: `/admin/${path}/${record}` },
  variant(`${item}-create`, `${path}/create`, add),
];

const people = (name: string, prepare: Prepare) =>
  variant(name, "people", "People", inSequence(opened("People", "Grace Kim"), prepare));

const LEFT_ON = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10);

const deactivated = answeringWith("**/api/admin/people/*", (person) => ({
  ...person,
  isActive: false,
  endDate: LEFT_ON,
}));

const recordOf = (path: string, heading: string, name: string, link: string | RegExp = /./): Screen => ({
  ...variant(name, path, heading, opened(heading, link)),
  opens: `/admin/${path}/:id/show`,
});

const waiting = (name: string, button: string) =>
  variant(
    name,
    `requests?filter=${encodeURIComponent(JSON.stringify({ status: "pending" }))}`,
    "Requests",
    inSequence(opened("Requests"), pressAll(button)),
  );

const chooseSelected =
  (button: string): Prepare =>
  async (page) => {
    await filled(page);
    await page
      .getByRole("checkbox", { name: /^Select /, disabled: false })
      .nth(1)
      .check();
    await pressAll(button)(page);
  };

const PEOPLE_FILE = [
  "Mail,Full name,Role,Boss",
  "ana.silva@lumen-oak.example,Ana Silva,Employee,theo.grant@lumen-oak.example",
  "ben.adler@lumen-oak.example,Ben Adler,Boss,nobody@lumen-oak.example",
  "grace.kim@lumen-oak.example,Grace Kim-Montgomery,Employee,theo.grant@lumen-oak.example",
];

const chooseFile: Prepare = async (page) => {
  const buffer = Buffer.from(`${PEOPLE_FILE.join("\r\n")}\r\n`);
  await page.getByRole("button", { name: /^Choose a/ }).waitFor();
  await page.getByLabel("CSV file").setInputFiles({ name: "people.csv", mimeType: "text/csv", buffer });
  await page.getByRole("table").first().waitFor();
};

const previewFile: Prepare = async (page) => {
  await chooseFile(page);
  await page.getByRole("button", { name: "Review changes" }).click();
  await page.getByRole("table", { name: "Rows in the file" }).waitFor();
};

export const RECORD_SCREENS: Screen[] = [
  ...ofList("teams", "Teams", "team", "Create team", ":id"),
  ...ofList("closures", "Closures", "closure", "Add closure", ":id/show"),
  ...ofList("blackouts", "Blackouts", "blackout", "Add blackout", ":id/show"),
  recordOf("holidays", "Holidays", "holiday"),
  recordOf("ledger-entries", "Ledger", "ledger-entry", /approved by|Recalculated|Settlement|accrual/),
  recordOf("notifications", "Notifications", "notification"),
  { ...people("person-left", settled), arrange: deactivated },
  variant("import-columns", "imports", "Import", chooseFile),
  variant("import-preview", "imports", "Import", previewFile),
];

const peopleListed: Prepare = (page) => page.getByRole("dialog").getByRole("table").waitFor();

export const CONSOLE_DIALOG_SCREENS: Screen[] = [
  people("person-adjust", pressAll("Adjust balance")),
  people("person-deactivate", pressAll("Deactivate")),
  people("person-sign-out", pressAll("Sign out everywhere")),
  { ...people("person-erase", pressAll("Erase")), arrange: deactivated },
  waiting("request-reject", "Reject"),
  waiting("request-cancel", "Cancel request"),
  variant("requests-bulk", "requests", "Requests", chooseSelected("Approve")),
  variant("leave-type-edit", "leave-types", "Leave types", pressAll("Edit Vacation")),
  variant("leave-type-archive", "leave-types", "Leave types", pressAll("Archive Vacation")),
  variant("team-delete", "teams", "Teams", inSequence(opened("Teams"), pressAll("Delete"))),
  variant("transfer", "organization", "Organization", pressAll("Transfer ownership")),
  variant("balances-behind", "reports/balances", "Balances", inSequence(filled, pressAll(/^Berlin/), peopleListed)),
];
