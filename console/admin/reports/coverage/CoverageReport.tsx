import { useQuery } from "@tanstack/react-query";
import type { CoverageAnswer } from "#core/api/admin/reportAnswers.ts";
import { Nothing } from "#console/shared/states/Nothing.tsx";
import { useAddressParam } from "#console/shared/parts/useAddressParam.ts";
import { RecordPicker } from "../parts/RecordPicker.tsx";
import { ReportPage } from "../parts/ReportPage.tsx";
import { report } from "../reportCalls.ts";
import { REPORTS } from "../reports.ts";
import { CoverageGrid } from "./CoverageGrid.tsx";
import { CoverageTable } from "./CoverageTable.tsx";

/** The share of people at work on each workday of the coming weeks. */
export function CoverageReport() {
  const [officeId, setOffice] = useAddressParam("officeId");
  const [teamId, setTeam] = useAddressParam("teamId");
  const [managerId, setManager] = useAddressParam("managerId");
  const filters = { officeId, managerId, teamId };
  const query = useQuery(report<CoverageAnswer>("coverage", filters));
  return (
    <ReportPage
      report={REPORTS.coverage}
      filters={filters}
      query={query}
      inputs={
        <>
          <RecordPicker resource="offices" label="Office" value={officeId} onChange={setOffice} />
          <RecordPicker resource="people" label="Manager" value={managerId} onChange={setManager} />
          <RecordPicker resource="teams" label="Team" value={teamId} onChange={setTeam} />
        </>
      }
    >
      {({ weeks }) =>
        weeks.every(({ people }) => people === 0) ? (
          <Nothing>No people match these filters.</Nothing>
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
