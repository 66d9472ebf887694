import { Route, Routes } from "react-router";
import { NotFound } from "../layout/NotFound.tsx";
import { AbsenceReport } from "./absence/AbsenceReport.tsx";
import { ApprovalReport } from "./approvals/ApprovalReport.tsx";
import { BalanceReport } from "./balances/BalanceReport.tsx";
import { BlockReport } from "./blocks/BlockReport.tsx";
import { CoverageReport } from "./coverage/CoverageReport.tsx";
import { ExpiringReport } from "./expiring/ExpiringReport.tsx";
import { PayrollReport } from "./payroll/PayrollReport.tsx";
import { PivotReport } from "./pivot/PivotReport.tsx";
import { ReportOverview } from "./ReportOverview.tsx";

export function Reports() {
  return (
    <Routes>
      <Route index element={<ReportOverview />} />
      <Route path="absence" element={<AbsenceReport />} />
      <Route path="pivot" element={<PivotReport />} />
      <Route path="balances" element={<BalanceReport />} />
      <Route path="approvals" element={<ApprovalReport />} />
      <Route path="coverage" element={<CoverageReport />} />
      <Route path="expiring" element={<ExpiringReport />} />
      <Route path="blocks" element={<BlockReport />} />
      <Route path="payroll" element={<PayrollReport />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
