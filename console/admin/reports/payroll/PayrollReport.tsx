import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { PayrollAnswer } from "#core/api/admin/reportAnswers.ts";
import { ApiError } from "#console/shared/api/ApiError.ts";
import { Nothing } from "#console/shared/states/Nothing.tsx";
import { useAddressParam } from "#console/shared/parts/useAddressParam.ts";
import { Section } from "#console/shared/parts/Section.tsx";
import { MonthFilter } from "../parts/MonthFilter.tsx";
import { monthText } from "../parts/months.ts";
import { PAGE, PageTurner } from "../parts/PageTurner.tsx";
import { RecordPicker } from "../parts/RecordPicker.tsx";
import { useReportedTypes } from "../parts/reportedTypes.ts";
import { ReportPage } from "../parts/ReportPage.tsx";
import { ReportTable } from "../parts/ReportTable.tsx";
import { type Filters, report } from "../reportCalls.ts";
import { REPORTS } from "../reports.ts";
import { payrollColumns } from "./payrollColumns.tsx";

export function PayrollReport() {
  const [month, setMonth] = useAddressParam("month");
  const [officeId, setOffice] = useAddressParam("officeId");
  const filters = { month, officeId };
  const [page, setPage] = usePageOf(filters);
  const query = useQuery(
    report<PayrollAnswer>("payroll", { ...filters, from: String(page * PAGE), count: String(PAGE) }),
  );
  const types = useReportedTypes((query.data?.people ?? []).flatMap(({ taken, balance }) => [taken, balance]));
  const { fields = {} } = query.error instanceof ApiError ? query.error : {};
  return (
    <ReportPage
      report={REPORTS.payroll}
      filters={filters}
      query={query}
      inputs={
        <>
          <MonthFilter
            label="Month"
            value={month || (query.data?.month ?? "")}
            error={fields["month"]}
            onChange={setMonth}
          />
          <RecordPicker resource="offices" label="Office" value={officeId} onChange={setOffice} />
        </>
      }
    >
      {(payroll) =>
        payroll.people.length === 0 ? (
          <Nothing>No people in {monthText(payroll.month)}</Nothing>
        ) : (
          <Section title={monthText(payroll.month)} count={payroll.total}>
            <ReportTable
              label={`Payroll for ${monthText(payroll.month)}`}
              rows={payroll.people}
              keyOf={({ id }) => id}
              columns={payrollColumns(types)}
            />
            <PageTurner count={payroll.total} page={page} onTurn={setPage} />
          </Section>
        )
      }
    </ReportPage>
  );
}

function usePageOf(filters: Filters): [number, (page: number) => void] {
  const found = JSON.stringify(filters);
  const [turned, setTurned] = useState({ found, page: 0 });
  return [turned.found === found ? turned.page : 0, (page) => setTurned({ found, page })];
}
