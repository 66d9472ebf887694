import type { MeAnswer } from "#core/api/MeAnswer.ts";
import { isAtLeast } from "#core/people/access/roles.ts";

interface DashboardPage {
  page: string;
  label: string;
}

export function dashboardPages({ role, isDelegate, setup }: Pick<MeAnswer, "role" | "isDelegate" | "setup">): {
  pages: DashboardPage[];
  settings: DashboardPage[];
} {
  const isManager = isAtLeast(role, "Manager");
  const isAdmin = isAtLeast(role, "Admin");
  return {
    pages: [
      ...(setup ? [{ page: "setup", label: "Get Started" }] : []),
      { page: "dashboard", label: "Dashboard" },
      { page: "calendar", label: "Calendar" },
      { page: "requests", label: "My Requests" },
      ...(isManager || isDelegate ? [{ page: "approvals", label: "Approvals" }] : []),
      { page: isManager ? "settings/users" : "team", label: "Team" },
      { page: "offices", label: "Offices" },
      ...(isAdmin ? [{ page: "settings", label: "Settings" }] : []),
    ],
    settings: isAdmin
      ? [
          { page: "settings/offices", label: "Office Management" },
          { page: "settings/slack", label: "Slack Integration" },
        ]
      : [],
  };
}
