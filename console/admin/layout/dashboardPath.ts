const PAGES: Readonly<Record<string, string>> = {
  people: "/settings/users",
  invitations: "/settings/users",
  offices: "/settings/offices",
  policies: "/settings/offices",
  holidays: "/settings/offices",
  requests: "/approvals",
};

/** Returns the settings if no page of the dashboard corresponds to the console's. */
export function dashboardPath(consolePath: string): string {
  const [, place = ""] = consolePath.split("/");
  return PAGES[place] ?? "/settings";
}
