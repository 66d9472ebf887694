import type { PayrollPerson } from "#core/api/admin/reportAnswers.ts";
import { figure } from "#console/shared/formats.ts";
import { RecordLink } from "../../parts/RecordLink.tsx";
import { daysLeftText } from "../parts/daysLeftText.ts";
import type { Column } from "../parts/ReportTable.tsx";

/** The table's columns: the person, the days taken and the days left. */
export const PAYROLL_COLUMNS: Column<PayrollPerson>[] = [
  {
    head: "Person",
    cell: ({ id, name }) => (
      <RecordLink place="people" id={id}>
        {name}
      </RecordLink>
    ),
  },
  { head: "Office", cell: ({ officeName }) => officeName ?? "—", isExtra: true },
  { head: "Vacation taken", cell: ({ vacationTaken }) => figure(vacationTaken), isNumber: true },
  { head: "Sick taken", cell: ({ sickTaken }) => figure(sickTaken), isNumber: true },
  { head: "Personal taken", cell: ({ personalTaken }) => figure(personalTaken), isNumber: true },
  { head: "Vacation left", cell: ({ vacationBalance }) => daysLeftText(vacationBalance), isNumber: true },
  { head: "Sick left", cell: ({ sickBalance }) => daysLeftText(sickBalance), isNumber: true },
  { head: "Personal left", cell: ({ personalBalance }) => daysLeftText(personalBalance), isNumber: true },
];
