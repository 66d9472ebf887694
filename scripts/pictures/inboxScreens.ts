import { inConsole, settled } from "./inConsole.ts";
import type { Screen } from "./Screen.ts";
import { answering, fromUserMenu, type Prepare } from "./screenSteps.ts";

const openInbox: Prepare = async (page) => {
  await page.getByRole("button", { name: /^Inbox/ }).click();
  await page.getByRole("dialog", { name: "Inbox" }).getByRole("listitem").first().waitFor();
};

const bySubject: Prepare = async (page) => {
  await fromUserMenu("Preferences")(page);
  await page.getByRole("button", { name: "Choose by Subject" }).click();
  await page.getByRole("combobox", { name: "Delegates" }).scrollIntoViewIfNeeded();
};

const withAttention: Prepare = async (page) => {
  await answering("**/api/admin/attention/expiring", { people: 7 })(page);
  await answering("**/api/admin/attention", {
    waiting: { count: 3, submittedUntil: "2026-11-21" },
    left: { count: 2, lastDayUntil: "2026-11-27" },
    withoutStartDate: 12,
    withoutManager: 1,
    failedNotifications: 2,
    askingToJoin: 1,
    closures: [
      { id: "1", name: "Winter break", startDate: "2026-12-24", endDate: "2026-12-31" },
      { id: "2", name: "Inventory day", startDate: "2027-01-15", endDate: "2027-01-15" },
    ],
  })(page);
};

export const INBOX_SCREENS: Screen[] = [
  { name: "inbox", as: "Manager", path: "/", heading: "Manager Dashboard", prepare: openInbox },
  { name: "preferences-by-subject", as: "Manager", path: "/", heading: /./, prepare: bySubject },
  { ...inConsole("home", "", "Home", settled), arrange: withAttention },
  { ...inConsole("inbox", "", "Home", openInbox), isVariant: true },
];
