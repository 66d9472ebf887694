import AlternateEmailOutlined from "@mui/icons-material/AlternateEmailOutlined";
import ApartmentOutlined from "@mui/icons-material/ApartmentOutlined";
import CalendarMonthOutlined from "@mui/icons-material/CalendarMonthOutlined";
import ForumOutlined from "@mui/icons-material/ForumOutlined";
import GroupsOutlined from "@mui/icons-material/GroupsOutlined";
import TrendingUpOutlined from "@mui/icons-material/TrendingUpOutlined";

export const FEATURES = [
  {
    Icon: ForumOutlined,
    title: "Slack Integration",
    text: "Request PTO, check balances, and approve requests without leaving Slack, with slash commands and interactive buttons.",
  },
  {
    Icon: ApartmentOutlined,
    title: "Multi-Office Support",
    text: "Different PTO policies, holidays, and accrual rates for every office.",
  },
  {
    Icon: CalendarMonthOutlined,
    title: "Team Calendar",
    text: "See upcoming time off across the team before you plan your own.",
  },
  {
    Icon: AlternateEmailOutlined,
    title: "One-Click Approvals",
    text: "Approve or reject requests with one click, from email or Slack.",
  },
  {
    Icon: TrendingUpOutlined,
    title: "Real-Time Balances",
    text: "Balances that are always current, with automatic accrual and carry-over.",
  },
  {
    Icon: GroupsOutlined,
    title: "Role-Based Dashboards",
    text: "The right view for employees, managers, and admins.",
  },
] as const;
