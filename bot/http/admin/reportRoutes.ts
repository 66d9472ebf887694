import { Router } from "express";
import type {
  AbsenceAnswer,
  ApprovalsAnswer,
  BalancesAnswer,
  BalancesOfPeopleAnswer,
  BlocksAnswer,
  CoverageAnswer,
  ExpiringAnswer,
  PivotAnswer,
} from "#core/api/admin/reportAnswers.ts";
import { toDays } from "#core/leave/amounts.ts";
import type { LeaveTypeView } from "#core/leave/LeaveTypeView.ts";
import type { IsoDate } from "#core/calendar/dates.ts";
import { coverageDates } from "#core/reports/coverageWeeks.ts";
import { type Month, reportMonths } from "#core/reports/reportMonths.ts";
import { eachRow } from "#core/eachRow.ts";
import type { Exporting } from "#bot/operations/lists/List.ts";
import { exportReports } from "#bot/operations/reports/exportReports.ts";
import { reportAbsence } from "#bot/operations/reports/reportAbsence.ts";
import { reportApprovals } from "#bot/operations/reports/reportApprovals.ts";
import { reportBalances, reportBalancesOfPeople } from "#bot/operations/reports/reportBalances.ts";
import { reportBlocks } from "#bot/operations/reports/reportBlocks.ts";
import { reportCoverage } from "#bot/operations/reports/reportCoverage.ts";
import { reportPivot } from "#bot/operations/reports/reportPivot.ts";
import { reportExpiring } from "#bot/operations/reports/reportExpiring.ts";
import { mapWithPauses } from "#bot/operations/turns/mapWithPauses.ts";
import type { Columns } from "../downloads/Columns.ts";
import { columnsFor } from "./columns/columnsFor.ts";
import { pivotColumns } from "./columns/pivotColumns.ts";
import { reportColumns } from "./columns/reportColumns.ts";
import { consoleActor } from "./consoleActor.ts";
import { csvFile } from "../downloads/csvFile.ts";
import { sendLongJson } from "../downloads/sendLongJson.ts";
import { presentReport } from "../present/presentReport.ts";

export function reportRoutes(): Router {
  const reports = Router({ caseSensitive: true });

  reports.get("/absence", async (req, res) => {
    const months = await reportAbsence(consoleActor(req), req.query);
    res.json({ months: months.map(presentReport.absence) } satisfies AbsenceAnswer);
  });

  reports.get("/pivot", async (req, res) => {
    res.json(presentReport.pivot(await reportPivot(consoleActor(req), req.query)) satisfies PivotAnswer);
  });

  reports.get("/balances", async (req, res) => {
    const { asOf, groups, types } = await reportBalances(consoleActor(req), req.query);
    const presented = groups.map((group) => presentReport.balances({ ...group, types }));
    res.json({ asOf, groups: presented } satisfies BalancesAnswer);
  });

  reports.get("/balances/people", async (req, res) => {
    const people = await reportBalancesOfPeople(consoleActor(req), req.query);
    const answer = { people: await mapWithPauses(people, presentReport.person) } satisfies BalancesOfPeopleAnswer;
    await sendLongJson(res, answer);
  });

  reports.get("/approvals", async (req, res) => {
    const { months, approvers } = await reportApprovals(consoleActor(req), req.query);
    const answer: ApprovalsAnswer = {
      months: months.map(presentReport.approvals),
      approvers: approvers.map(presentReport.approver),
    };
    res.json(answer);
  });

  reports.get("/coverage", async (req, res) => {
    const weeks = await reportCoverage(consoleActor(req), req.query);
    res.json({ weeks: weeks.map(presentReport.coverage) } satisfies CoverageAnswer);
  });

  reports.get("/expiring", async (req, res) => {
    const people = await reportExpiring(consoleActor(req), req.query);
    const inDays = people.filter(({ unit }) => unit === "day");
    const total = inDays.reduce((sum, { minutes }) => sum + minutes, 0);
    const answer = {
      people: await mapWithPauses(people, presentReport.expiring),
      total: toDays(total),
    } satisfies ExpiringAnswer;
    await sendLongJson(res, answer);
  });

  reports.get("/blocks", async (req, res) => {
    const people = await reportBlocks(consoleActor(req), req.query);
    res.json({ people: people.map(presentReport.blocks) } satisfies BlocksAnswer);
  });

  reports.get(
    "/pivot.csv",
    csvFile(async (req) => {
      const { query, today, pieces } = await exportReports.pivot(consoleActor(req), req.query);
      const { value: [pivot] = [] } = await pieces.next();
      if (!pivot) throw new Error("A pivot table has one piece");
      const shown = presentReport.pivot(pivot);
      return {
        name: `${ofMonths("pivot")(query, today)}.csv`,
        columns: pivotColumns(query.rows, shown),
        pieces: once(shown.rows),
      };
    }),
  );

  const file = <Row, Query, Shown>(
    path: string,
    rows: Exporting<Row, Query>,
    nameOf: (query: Query, today: IsoDate) => string,
    present: (row: Row) => Shown,
    columns: Columns<Shown> | ((types: readonly LeaveTypeView[]) => Columns<Shown>),
  ) =>
    reports.get(
      `/${path}.csv`,
      csvFile(async (req) => {
        const actor = consoleActor(req);
        const { query, today, pieces } = await rows(actor, req.query);
        const shown = await columnsFor(actor, columns);
        return { name: `${nameOf(query, today)}.csv`, columns: shown, pieces: eachRow(pieces, present) };
      }),
    );
  const { absence, balances, approvals, approvers, coverage, expiring, blocks } = reportColumns;
  file("absence", exportReports.absence, ofMonths("absence"), presentReport.absence, absence);
  file("balances", exportReports.balances, ofToday("balances"), presentReport.person, balances);
  file("balances/people", exportReports.balances, ofToday("balances"), presentReport.person, balances);
  file("approvals", exportReports.approvals, ofMonths("approvals"), presentReport.approvals, approvals);
  file("approvals/approvers", exportReports.approvers, ofMonths("approvers"), presentReport.approver, approvers);
  file("coverage", exportReports.coverage, ofWeeks, presentReport.coverage, coverage);
  file("expiring", exportReports.expiring, ofToday("expiring"), presentReport.expiring, expiring);
  file("blocks", exportReports.blocks, ofToday("blocks"), presentReport.blocks, blocks);

  return reports;
}

function ofMonths(name: string) {
  return (query: { from?: Month | undefined; to?: Month | undefined }, today: IsoDate) => {
    const { months } = reportMonths(query, today);
    return `${name}-${months[0]}-to-${months.at(-1)}`;
  };
}

function ofWeeks(_: unknown, today: IsoDate): string {
  const { first, last } = coverageDates(today);
  return `coverage-${first}-to-${last}`;
}

function ofToday(name: string) {
  return (_: unknown, today: IsoDate) => `${name}-${today}`;
}

async function* once<Row>(rows: Row[]): AsyncGenerator<Row[]> {
  yield rows;
}
