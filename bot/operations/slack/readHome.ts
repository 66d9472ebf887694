import { addDays, type IsoDate } from "#core/calendar/dates.ts";
import { mondayOf } from "#core/calendar/weeks.ts";
import { Nothing } from "#core/inputs.ts";
import { may } from "#core/people/access/access.ts";
import { isLive } from "#core/leave/Statuses.ts";
import { isDelegate } from "#db/queries/delegations/delegations.ts";
import type { RequestView } from "#db/queries/requests/requests.ts";
import { readOwnBalances } from "../balances/readOwnBalances.ts";
import { reading } from "../reading.ts";
import { listOwnRequests } from "../requests/listOwnRequests.ts";
import { type AwayEntry, readAway } from "../requests/readAway.ts";
import { readTeamRequests, type TeamRequestView } from "../requests/readTeamRequests.ts";
import type { BalanceView } from "#core/ledger/BalanceView.ts";

export interface HomeFacts {
  today: IsoDate;
  balances: BalanceView[];
  /** The first month of the leave year. */
  leaveYearStartsIn: number;
  /** The person's requests that are pending, or approved and not over yet, ordered by start date. */
  requests: RequestView[];
  /** The requests waiting for the person's decision, newest first. */
  waiting: TeamRequestView[];
  /** The approved leave this week that the person may see. */
  away: AwayEntry[];
}

export const readHome = reading("readMe", Nothing, async (_, { actor, me, today, clock }): Promise<HomeFacts> => {
  const known = { ...actor, person: me };
  const monday = mondayOf(today);
  const isApproverOrDelegate = may(me.role, "readTeamRequests") || (await isDelegate(me, clock.now()));
  const [balances, requests, waiting, away] = await Promise.all([
    readOwnBalances(known, {}),
    listOwnRequests(known, {}),
    isApproverOrDelegate ? readTeamRequests(known, {}) : [],
    readAway(known, { from: monday, to: addDays(monday, 6) }),
  ]);
  return {
    today,
    balances,
    leaveYearStartsIn: me.leaveYearStartsIn,
    requests: requests
      .filter(({ status, endDate }) => isLive(status) && (status === "pending" || endDate >= today))
      .toSorted((one, other) => one.startDate.localeCompare(other.startDate)),
    waiting,
    away,
  };
});
