const PAGES: Readonly<Record<string, string>> = {
  people: "/settings/users",
  invitations: "/settings/users",
  offices: "/settings/offices",
  policies: "/settings/offices",
  holidays: "/settings/offices",
  requests: "/approvals",
};

export function dashboardPath(consolePath: string): string {
  const [, place = ""] = consolePath.split("/");
  return PAGES[place] ?? "/settings";
}
