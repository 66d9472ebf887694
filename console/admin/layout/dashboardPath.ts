/** The dashboard's pages about the same things as pages of the console. */
const PAGES: Readonly<Record<string, string>> = {
  people: "/settings/users",
  invitations: "/settings/users",
  offices: "/settings/offices",
  policies: "/settings/offices",
  holidays: "/settings/offices",
  requests: "/approvals",
};

/** Returns the dashboard's page for the work on a page of the console; without one, the settings. */
export function dashboardPath(consolePath: string): string {
  const [, place = ""] = consolePath.split("/");
  return PAGES[place] ?? "/settings";
}
