import type { Screen } from "./Screen.ts";
import type { Prepare } from "./screenSteps.ts";

/** Opens the page of the first person in the list of users whose page the viewer may open. */
const openPerson: Prepare = async (page) => {
  await page.getByRole("table", { name: "Users" }).getByRole("link").first().click();
  await page.getByRole("article", { name: "Vacation balance" }).waitFor();
};

/** A person's page, as those above them see it. */
export const PERSON_SCREENS: Screen[] = [
  { name: "person", as: "Manager", path: "/settings/users", heading: "Users", prepare: openPerson },
  {
    name: "person-admin",
    isVariant: true,
    as: "Admin",
    path: "/settings/users",
    heading: "Users",
    prepare: openPerson,
  },
];
