import type { PayrollPerson } from "#core/api/admin/reportAnswers.ts";
import type { LeaveTypeAnswer } from "#core/api/LeaveTypeAnswer.ts";
import { figure } from "#core/figure.ts";
import { RecordLink } from "../../parts/RecordLink.tsx";
import { headOf } from "../parts/reportedTypes.ts";
import { daysLeftText } from "../parts/daysLeftText.ts";
import type { Column } from "../parts/ReportTable.tsx";

const PERSON: Column<PayrollPerson>[] = [
  {
    head: "Person",
    cell: ({ id, name }) => (
      <RecordLink place="people" id={id}>
        {name}
      </RecordLink>
    ),
  },
  { head: "Office", cell: ({ officeName }) => officeName ?? "—", isExtra: true, isWhole: true },
];

export function payrollColumns(types: readonly LeaveTypeAnswer[]): Column<PayrollPerson>[] {
  return [
    ...PERSON,
    ...types.map((type) => ({
      head: `${headOf(type)} taken${type.paid ? "" : ", unpaid"}`,
      cell: ({ taken }: PayrollPerson) => figure(taken[type.key] ?? 0),
      isNumber: true,
    })),
    ...types.map((type) => ({
      head: `${headOf(type)} left`,
      cell: ({ balance }: PayrollPerson) => daysLeftText(balance[type.key] ?? null),
      isNumber: true,
    })),
  ];
}
