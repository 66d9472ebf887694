/** The dashboard's pages that correspond to pages of the console. */
const PAGES: Readonly<Record<string, string>> = {
  people: "/settings/users",
  invitations: "/settings/users",
  offices: "/settings/offices",
  policies: "/settings/offices",
  holidays: "/settings/offices",
  requests: "/approvals",
};

/** Returns the dashboard's page that corresponds to a page of the console, or else the settings. */
export function dashboardPath(consolePath: string): string {
  const [, place = ""] = consolePath.split("/");
  return PAGES[place] ?? "/settings";
}
