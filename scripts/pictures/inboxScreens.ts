import { inConsole, settled } from "./inConsole.ts";
import type { Screen } from "./Screen.ts";
import { fromUserMenu, type Prepare } from "./screenSteps.ts";

const openInbox: Prepare = async (page) => {
  await page.getByRole("button", { name: /^Inbox/ }).click();
  await page.getByRole("dialog", { name: "Inbox" }).getByRole("listitem").first().waitFor();
};

const bySubject: Prepare = async (page) => {
  await fromUserMenu("Preferences")(page);
  await page.getByRole("button", { name: "Choose by Subject" }).click();
  await page.getByRole("combobox", { name: "Delegates" }).scrollIntoViewIfNeeded();
};

/** The inbox in both apps, the channels by subject, and the home of the console. */
export const INBOX_SCREENS: Screen[] = [
  { name: "inbox", as: "Manager", path: "/", heading: "Manager Dashboard", prepare: openInbox },
  { name: "preferences-by-subject", as: "Manager", path: "/", heading: /./, prepare: bySubject },
  inConsole("home", "", "Home", settled),
  { ...inConsole("inbox", "", "Home", openInbox), isVariant: true },
];
