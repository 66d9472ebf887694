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
import { dashboardPages } from "#console/shared/dashboardPages.ts";

export interface NavigationItem {
  page: string;
  label: string;
  Icon: typeof ApartmentOutlined;
}

const ICONS: Readonly<Record<string, typeof ApartmentOutlined>> = {
  setup: ChecklistOutlined,
  dashboard: SpaceDashboardOutlined,
  calendar: CalendarMonthOutlined,
  requests: EventNoteOutlined,
  approvals: RuleOutlined,
  "settings/users": GroupsOutlined,
  team: GroupsOutlined,
  offices: ApartmentOutlined,
  settings: SettingsOutlined,
  "settings/offices": DomainAddOutlined,
  "settings/slack": TagOutlined,
};

export function navigationOf(me: Pick<MeAnswer, "role" | "isDelegate" | "setup">): {
  pages: NavigationItem[];
  settings: NavigationItem[];
} {
  const { pages, settings } = dashboardPages(me);
  const withIcons = (all: typeof pages) =>
    all.map(({ page, label }) => ({ page, label, Icon: ICONS[page] ?? SpaceDashboardOutlined }));
  return { pages: withIcons(pages), settings: withIcons(settings) };
}
