import type { Approver } from "#core/api/admin/reportAnswers.ts";
import { Section } from "#console/shared/parts/Section.tsx";
import { RecordLink } from "../../parts/RecordLink.tsx";
import { CsvButton } from "../parts/CsvButton.tsx";
import { PagedTable } from "../parts/PagedTable.tsx";
import type { Column } from "../parts/ReportTable.tsx";
import type { Filters } from "../reportCalls.ts";
import { daysWaited, waitText } from "./waitText.ts";

const COLUMNS: Column<Approver>[] = [
  {
    head: "Approver",
    cell: ({ id, name }) => (
      <RecordLink place="people" id={id}>
        {name}
      </RecordLink>
    ),
  },
  { head: "Decided", cell: ({ decided }) => decided, isNumber: true },
  { head: "Median wait", cell: ({ medianHours }) => waitText(medianHours), isNumber: true },
  { head: "9 in 10 within", cell: ({ p90Hours }) => waitText(p90Hours), isNumber: true },
  { head: "Waiting now", cell: ({ waiting }) => waiting, isNumber: true },
  { head: "Oldest", cell: ({ oldestWaitingDays }) => daysWaited(oldestWaitingDays), isNumber: true },
];

export function ApproverTable({ approvers, filters }: { approvers: readonly Approver[]; filters: Filters }) {
  return (
    <Section
      title="By approver"
      actions={<CsvButton of="approvals/approvers" filters={filters} label="Export approvers CSV" />}
    >
      <PagedTable label="Approvers" rows={approvers} keyOf={({ id }) => id} columns={COLUMNS} />
    </Section>
  );
}
