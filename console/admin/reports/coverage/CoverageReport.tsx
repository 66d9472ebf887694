import { useQuery } from "@tanstack/react-query";
import type { CoverageAnswer } from "#core/api/admin/reportAnswers.ts";
import { Nothing } from "#console/shared/states/Nothing.tsx";
import { ReportPage } from "../parts/ReportPage.tsx";
import { usePeopleFilters } from "../parts/usePeopleFilters.tsx";
import { report } from "../reportCalls.ts";
import { REPORTS } from "../reports.ts";
import { CoverageGrid } from "./CoverageGrid.tsx";
import { CoverageTable } from "./CoverageTable.tsx";

export function CoverageReport() {
  const { filters, inputs } = usePeopleFilters();
  const query = useQuery(report<CoverageAnswer>("coverage", filters));
  return (
    <ReportPage report={REPORTS.coverage} filters={filters} query={query} inputs={inputs}>
      {({ weeks }) =>
        weeks.every(({ people }) => people === 0) ? (
          <Nothing>No people match these filters</Nothing>
        ) : (
          <>
            <CoverageGrid weeks={weeks} />
            <CoverageTable weeks={weeks} />
          </>
        )
      }
    </ReportPage>
  );
}
