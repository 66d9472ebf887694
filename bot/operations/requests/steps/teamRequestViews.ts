import type { Minutes } from "#core/leave/amounts.ts";
import type { LeaveYear } from "#core/leave/leaveYear.ts";
import { creditConditions } from "#core/credits/creditConditions.ts";
import { yearsWithOnlyLimit } from "#core/ledger/lots/limitOnly.ts";
import { awayNames, type AwayNames } from "#core/people/awayNames.ts";
import { coverage } from "#core/people/coverage.ts";
import { asSeen, awayIn, awayOn, isOfTeam, maybeAwayIn } from "#core/people/team.ts";
import { lotOpening } from "#core/requests/balanceAfter.ts";
import { waitingConditionTexts } from "#core/requests/booking/conditionTexts.ts";
import { changeConditions } from "#core/requests/changes/changeConditions.ts";
import { isUnlimitedLeave } from "#core/requests/isUnlimitedLeave.ts";
import { type YearBalance, yearsAfter } from "#core/requests/yearsAfter.ts";
import { coverageWarnings } from "#core/teams/coverageRefusals.ts";
import { type TeamStrip, teamStrips } from "#core/teams/teamStrip.ts";
import { collectWithPauses } from "#bot/operations/turns/collectWithPauses.ts";
import { figuresByYear } from "./requestFacts.ts";
import type { TeamRequest, TeamRequests } from "./teamRequests.ts";
import type { Beside } from "./beside/withLeaveBeside.ts";

export interface TeamRequestView
  extends Omit<TeamRequest, "lots" | "givesBack" | "givesBackBegun" | "isHidden" | keyof Beside>, AwayNames {
  /** In percent, on the date with the lowest coverage. */
  teamCoverage: number;
  coverage: { present: number; people: number };
  balanceAfter: Minutes;
  balances: readonly YearBalance[];
  isUnlimited: boolean;
  teamStrips: TeamStrip[];
  shortfalls: string[];
  conditions: string[];
}

/** Everything due by today must be posted for the people. */
export function teamRequestViews(found: TeamRequests): Promise<TeamRequestView[]> {
  return collectWithPauses(eachView(found));
}

function* eachView({
  requests,
  colleagues,
  limitedTeams: teams,
}: TeamRequests): Generator<TeamRequestView, void, void> {
  const openings = new Map<unknown, Minutes>();
  for (const request of requests) {
    const takesLeave = request.change?.isCancellation !== true && !request.isCredit;
    const team = request.isCredit ? [] : colleagues.filter((colleague) => isOfTeam(request.employee, colleague));
    const others = team.filter(({ id }) => id !== request.employee.id);
    const away = awayIn(others, request);
    const seen = others.map(asSeen);
    const awayByDate = awayOn(
      away,
      request.days.map(({ date }) => date),
    );
    const { percent, present, people } = coverage(team.length, awayByDate);
    const { today, thisYear, accrual, lots, givesBack = [], approvalRefusal } = request;
    const pending = [{ leaveYear: thisYear, minutes: request.pendingThisYear }];
    const figures = figuresByYear({ sums: request.sums, pending });
    const years = yearsWithOnlyLimit(figures, accrual, { today, leave: lots?.leave ?? [] });
    const facts = { today, accrual, years, ...lots };
    const opening = (year: LeaveYear) => {
      const known = openings.get(lots) ?? lotOpening(facts, year);
      openings.set(lots, known);
      return known;
    };
    const balances = yearsAfter(request, facts, opening);
    yield {
      teamCoverage: percent,
      coverage: { present, people },
      ...awayNames(awayIn(seen, request), maybeAwayIn(seen, request)),
      balanceAfter: balances[0].after,
      balances,
      isUnlimited: isUnlimitedLeave(request.days, request),
      teamStrips: takesLeave ? teamStrips(teams, request.userId, request) : [],
      conditions: [
        ...(approvalRefusal === undefined ? [] : [approvalRefusal]),
        ...givesBack,
        ...changeConditions(request, today),
        ...(request.isCredit ? creditConditions(accrual, today) : []),
        ...(takesLeave ? waitingConditionTexts(request, accrual) : []),
      ],
      shortfalls: takesLeave ? coverageWarnings(request, { personId: request.userId, teams, onlyWarns: true }) : [],
      ...request,
    };
  }
}
