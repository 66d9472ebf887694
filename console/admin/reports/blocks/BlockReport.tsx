import { useQuery } from "@tanstack/react-query";
import type { BlocksAnswer } from "#core/api/admin/reportAnswers.ts";
import type { BlockAnswer } from "#core/api/requests/BlockAnswer.ts";
import { formatDate } from "#core/calendar/dateTexts.ts";
import { TypeName } from "#console/shared/leaveTypes/TypeName.tsx";
import { Section } from "#console/shared/parts/Section.tsx";
import { Nothing } from "#console/shared/states/Nothing.tsx";
import { RecordLink } from "../../parts/RecordLink.tsx";
import { PagedTable } from "../parts/PagedTable.tsx";
import { ReportPage } from "../parts/ReportPage.tsx";
import { usePeopleFilters } from "../parts/usePeopleFilters.tsx";
import type { Column } from "../parts/ReportTable.tsx";
import { report } from "../reportCalls.ts";
import { REPORTS } from "../reports.ts";

export function BlockReport() {
  const { filters, inputs } = usePeopleFilters();
  const query = useQuery(report<BlocksAnswer>("blocks", filters));
  return (
    <ReportPage report={REPORTS.blocks} filters={filters} query={query} inputs={inputs}>
      {({ people }) =>
        people.length === 0 ? (
          <Nothing>No consecutive time off left to book</Nothing>
        ) : (
          <Section title="Still to book, by person">
            <PagedTable
              label="Consecutive time off still to book"
              rows={people}
              keyOf={({ id, type }) => `${id} ${type}`}
              columns={COLUMNS}
            />
          </Section>
        )
      }
    </ReportPage>
  );
}

const COLUMNS: Column<BlockAnswer>[] = [
  {
    head: "Person",
    cell: ({ id, name }) => (
      <RecordLink place="people" id={id}>
        {name}
      </RecordLink>
    ),
  },
  { head: "Office", cell: ({ officeName }) => officeName ?? "—", isExtra: true },
  { head: "Manager", cell: ({ managerName }) => managerName ?? "—", isExtra: true },
  { head: "Leave type", cell: ({ type }) => <TypeName type={type} />, isExtra: true },
  { head: "Consecutive workdays", cell: ({ days }) => days, isNumber: true },
  { head: "Longest so far", cell: ({ longest }) => longest, isNumber: true },
  { head: "Start by", cell: ({ by }) => formatDate(by), isWhole: true },
];
