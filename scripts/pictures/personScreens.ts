import { PERSON_PATH } from "#core/links/personPath.ts";
import type { Screen } from "./Screen.ts";
import { type Prepare, pressUntil } from "./screenSteps.ts";

const openPerson =
  (name: string | RegExp = /./): Prepare =>
  async (page) => {
    await page.getByRole("table", { name: "Users" }).getByRole("link", { name }).first().click();
    await page.getByRole("article", { name: "Vacation balance" }).waitFor();
  };

const searchFor =
  (text: string): Prepare =>
  async (page) => {
    const field = page.getByRole("combobox", { name: "Search" });
    await pressUntil(page, "Control+K", field);
    await field.fill(text);
    await page.getByRole("option").first().waitFor();
    await page.getByRole("group", { name: "People" }).waitFor();
  };

const showShortcuts: Prepare = async (page) => {
  await pressUntil(page, "?", page.getByRole("dialog", { name: "Keyboard Shortcuts" }));
};

export const PERSON_SCREENS: Screen[] = [
  {
    name: "person",
    as: "Manager",
    path: "/settings/users",
    heading: "Users",
    opens: PERSON_PATH,
    prepare: openPerson(),
    isWhole: true,
  },
  {
    name: "person-admin",
    isVariant: true,
    as: "Admin",
    path: "/settings/users",
    heading: "Users",
    prepare: openPerson("Grace Kim"),
  },
  { name: "search", as: "Admin", path: "/calendar", heading: "Calendar", prepare: searchFor("ma") },
  {
    name: "shortcuts",
    isVariant: true,
    as: "Manager",
    path: "/approvals",
    heading: "Manager Dashboard",
    prepare: showShortcuts,
  },
];
