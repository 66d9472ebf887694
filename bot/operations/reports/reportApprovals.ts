import type { z } from "zod";
import { daysBetween } from "#core/calendar/dates.ts";
import { todayIn } from "#core/calendar/zones.ts";
import { type Month, reportMonths } from "#core/reports/reportMonths.ts";
import { waitingByApprover } from "#core/reports/waitingByApprover.ts";
import { ApprovalsQuery } from "#core/reports/reportQueries.ts";
import { peopleAround } from "#db/queries/people/hierarchy.ts";
import { type DecisionFigures, findDecisions, findWaiting } from "#db/queries/reports/approvals.ts";
import type { Context } from "../running/WriteContext.ts";
import { reportReading } from "./steps/reportReading.ts";

interface Hours {
  medianHours: number | null;
  p90Hours: number | null;
}

export interface ApprovalMonth extends Omit<DecisionFigures, keyof Hours>, Hours {
  month: Month;
}

export interface ApproverFigures extends Hours {
  id: string;
  name: string;
  decided: number;
  waiting: number;
  oldestWaitingDays: number | null;
}

interface ApprovalReport {
  months: ApprovalMonth[];
  approvers: ApproverFigures[];
}

const NO_DECISIONS = { decided: 0, approved: 0, rejected: 0, medianHours: null, p90Hours: null };

export const reportApprovals = reportReading("readReports", "approvals", ApprovalsQuery, approvalReport);

export async function approvalReport(
  query: z.output<typeof ApprovalsQuery>,
  { me, today }: Context,
): Promise<ApprovalReport> {
  const { organizationId, zone } = me;
  const { months, last } = reportMonths(query, today);
  const decisions = await findDecisions(organizationId, query, { months, last, zone });
  const byMonth = new Map(decisions.map((row) => [row.month, row]));
  const byApprover = new Map(decisions.map((row) => [row.id, row]));

  const requests = await findWaiting(organizationId, query);
  const concerned = requests.flatMap(({ userId, holders }) => [userId, ...(holders ?? [])]);
  const people = await peopleAround(organizationId, [...new Set(concerned)]);
  const waiting = waitingByApprover(requests, people);
  const nameOf = (id: string) => byApprover.get(id)?.name ?? people.get(id)?.name ?? "";
  const approvers = new Set([...byApprover.keys(), ...waiting.keys()].flatMap((id) => id ?? []));
  return {
    months: months.map((month) => {
      const { decided, approved, rejected, medianHours, p90Hours } = byMonth.get(month) ?? NO_DECISIONS;
      return { month, decided, approved, rejected, medianHours, p90Hours };
    }),
    approvers: [...approvers]
      .map((id): ApproverFigures => {
        const { decided, medianHours, p90Hours } = byApprover.get(id) ?? NO_DECISIONS;
        const theirs = waiting.get(id);
        return {
          id,
          name: nameOf(id),
          decided,
          medianHours,
          p90Hours,
          waiting: theirs?.waiting ?? 0,
          oldestWaitingDays: theirs ? daysBetween(todayIn(zone, theirs.oldest), today) - 1 : null,
        };
      })
      .toSorted((a, b) => a.name.localeCompare(b.name, "en")),
  };
}
