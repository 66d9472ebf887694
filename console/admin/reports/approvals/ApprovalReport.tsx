import { useQuery } from "@tanstack/react-query";
import type { ApprovalsAnswer } from "#core/api/admin/reportAnswers.ts";
import { Nothing } from "#console/shared/states/Nothing.tsx";
import { useAddressParam } from "#console/shared/parts/useAddressParam.ts";
import { MonthRange } from "../parts/MonthRange.tsx";
import { RecordPicker } from "../parts/RecordPicker.tsx";
import { ReportPage } from "../parts/ReportPage.tsx";
import { report } from "../reportCalls.ts";
import { REPORTS } from "../reports.ts";
import { ApprovalMonths } from "./ApprovalMonths.tsx";
import { ApproverTable } from "./ApproverTable.tsx";
import { decisions } from "./approvals.ts";

export function ApprovalReport() {
  const from = useAddressParam("from");
  const to = useAddressParam("to");
  const [officeId, setOffice] = useAddressParam("officeId");
  const [teamId, setTeam] = useAddressParam("teamId");
  const filters = { from: from[0], to: to[0], officeId, teamId };
  const query = useQuery(report<ApprovalsAnswer>("approvals", filters));
  return (
    <ReportPage
      report={REPORTS.approvals}
      filters={filters}
      query={query}
      inputs={
        <>
          <MonthRange from={from} to={to} months={query.data?.months} error={query.error} />
          <RecordPicker resource="offices" label="Office" value={officeId} onChange={setOffice} />
          <RecordPicker resource="teams" label="Team" value={teamId} onChange={setTeam} />
        </>
      }
    >
      {({ months, approvers }) => (
        <>
          {decisions(months, "decided") === 0 ? (
            <Nothing>No decisions in these months</Nothing>
          ) : (
            <ApprovalMonths months={months} />
          )}
          {approvers.length > 0 && <ApproverTable approvers={approvers} filters={filters} />}
        </>
      )}
    </ReportPage>
  );
}
