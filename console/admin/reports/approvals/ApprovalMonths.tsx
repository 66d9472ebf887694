import type { ApprovalMonth } from "#core/api/admin/reportAnswers.ts";
import { Section } from "#console/shared/parts/Section.tsx";
import { lazyChart } from "#console/shared/states/lazyChart.tsx";
import { ChartCard } from "../parts/ChartCard.tsx";
import { monthText } from "../parts/months.ts";
import { ReportTable } from "../parts/ReportTable.tsx";
import { useChartLook } from "../../parts/useChartLook.ts";
import { approvalSummary, decisions } from "./approvals.ts";
import { waitText } from "./waitText.ts";

const ApprovalChart = lazyChart(() => import("./ApprovalChart.tsx").then((file) => file.ApprovalChart));

export function ApprovalMonths({ months }: { months: readonly ApprovalMonth[] }) {
  const look = useChartLook();
  return (
    <>
      <ChartCard
        title="Decisions and waiting time"
        summary={approvalSummary(months)}
        legend={[
          { label: "Approved", color: look.approved },
          { label: "Rejected", color: look.rejected },
          { label: "Median wait (line, right axis)", color: look.wait },
        ]}
        height={300}
      >
        <ApprovalChart months={months} />
      </ChartCard>
      <Section title="Month by month">
        <ReportTable
          label="Decisions by month"
          rows={months}
          keyOf={({ month }) => month}
          columns={[
            { head: "Month", cell: ({ month }) => monthText(month), isWhole: true },
            {
              head: "Decided",
              cell: ({ decided }) => decided,
              isNumber: true,
              total: decisions(months, "decided"),
            },
            {
              head: "Approved",
              cell: ({ approved }) => approved,
              isNumber: true,
              isExtra: true,
              total: decisions(months, "approved"),
            },
            {
              head: "Rejected",
              cell: ({ rejected }) => rejected,
              isNumber: true,
              isExtra: true,
              total: decisions(months, "rejected"),
            },
            { head: "Median wait", cell: ({ medianHours }) => waitText(medianHours), isNumber: true },
            { head: "9 in 10 within", cell: ({ p90Hours }) => waitText(p90Hours), isNumber: true },
          ]}
        />
      </Section>
    </>
  );
}
