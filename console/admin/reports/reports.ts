import BeachAccessOutlined from "@mui/icons-material/BeachAccessOutlined";
import DateRangeOutlined from "@mui/icons-material/DateRangeOutlined";
import EventRepeatOutlined from "@mui/icons-material/EventRepeatOutlined";
import HourglassBottomOutlined from "@mui/icons-material/HourglassBottomOutlined";
import PaymentsOutlined from "@mui/icons-material/PaymentsOutlined";
import PivotTableChartOutlined from "@mui/icons-material/PivotTableChartOutlined";
import SavingsOutlined from "@mui/icons-material/SavingsOutlined";
import TimerOutlined from "@mui/icons-material/TimerOutlined";
import type { ConsoleReport } from "#core/links/consolePaths.ts";

export interface Report {
  name: ConsoleReport;
  title: string;
  lead: string;
  Icon: typeof SavingsOutlined;
}

export const REPORTS = {
  absence: {
    name: "absence",
    title: "Absence",
    lead: "Approved time off by month and leave type.",
    Icon: BeachAccessOutlined,
  },
  pivot: {
    name: "pivot",
    title: "Pivot table",
    lead: "Approved time off by any two of leave type, office, team, and month.",
    Icon: PivotTableChartOutlined,
  },
  balances: {
    name: "balances",
    title: "Balances",
    lead: "Remaining time off and the organization's liability, by office or manager.",
    Icon: SavingsOutlined,
  },
  approvals: {
    name: "approvals",
    title: "Approval times",
    lead: "How long requests wait for a decision, by month and by approver.",
    Icon: TimerOutlined,
  },
  coverage: {
    name: "coverage",
    title: "Coverage",
    lead: "How many people are working each day in the next 12 weeks.",
    Icon: DateRangeOutlined,
  },
  expiring: {
    name: "expiring",
    title: "Expiring time off",
    lead: "Unused time off that will expire soon, by person.",
    Icon: HourglassBottomOutlined,
  },
  blocks: {
    name: "blocks",
    title: "Consecutive time off",
    lead: "People who must still book consecutive time off this leave year, and by when.",
    Icon: EventRepeatOutlined,
  },
  payroll: {
    name: "payroll",
    title: "Payroll",
    lead: "Time off taken in a month, and balances on its last day, by person.",
    Icon: PaymentsOutlined,
  },
} satisfies Record<Report["name"], Report>;
