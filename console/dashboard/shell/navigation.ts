import ApartmentOutlined from "@mui/icons-material/ApartmentOutlined";
import CalendarMonthOutlined from "@mui/icons-material/CalendarMonthOutlined";
import ChecklistOutlined from "@mui/icons-material/ChecklistOutlined";
import DomainAddOutlined from "@mui/icons-material/DomainAddOutlined";
import EventNoteOutlined from "@mui/icons-material/EventNoteOutlined";
import GroupsOutlined from "@mui/icons-material/GroupsOutlined";
import RuleOutlined from "@mui/icons-material/RuleOutlined";
import SettingsOutlined from "@mui/icons-material/SettingsOutlined";
import SpaceDashboardOutlined from "@mui/icons-material/SpaceDashboardOutlined";
import TagOutlined from "@mui/icons-material/TagOutlined";
import type { MeAnswer } from "#core/api/MeAnswer.ts";
import { isAtLeast } from "#core/people/access/roles.ts";

export interface NavigationItem {
  /** The page key: its path without the leading slash. */
  page: string;
  label: string;
  Icon: typeof ApartmentOutlined;
}

/** Returns a person's sidebar entries: the pages, and the group under Settings. */
export function navigationOf({ role, isDelegate, setup }: Pick<MeAnswer, "role" | "isDelegate" | "setup">): {
  pages: NavigationItem[];
  settings: NavigationItem[];
} {
  const isManager = isAtLeast(role, "Manager");
  const isAdmin = isAtLeast(role, "Admin");
  return {
    pages: [
      ...(setup ? [{ page: "setup", label: "Get Started", Icon: ChecklistOutlined }] : []),
      { page: "dashboard", label: "Dashboard", Icon: SpaceDashboardOutlined },
      { page: "calendar", label: "Calendar", Icon: CalendarMonthOutlined },
      { page: "requests", label: "My Requests", Icon: EventNoteOutlined },
      ...(isManager || isDelegate ? [{ page: "approvals", label: "Approvals", Icon: RuleOutlined }] : []),
      { page: isManager ? "settings/users" : "team", label: "Team", Icon: GroupsOutlined },
      { page: "offices", label: "Offices", Icon: ApartmentOutlined },
      ...(isAdmin ? [{ page: "settings", label: "Settings", Icon: SettingsOutlined }] : []),
    ],
    settings: isAdmin
      ? [
          { page: "settings/offices", label: "Office Management", Icon: DomainAddOutlined },
          { page: "settings/slack", label: "Slack Integration", Icon: TagOutlined },
        ]
      : [],
  };
}
