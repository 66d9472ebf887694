import { addDays, type IsoDate } from "#core/calendar/dates.ts";
import { mondayOf } from "#core/calendar/weeks.ts";
import { Nothing } from "#core/inputs.ts";
import { may } from "#core/people/access/access.ts";
import { isLive } from "#core/leave/Statuses.ts";
import type { RequestView } from "#db/queries/requests/requests.ts";
import { type BalanceView } from "../balances/balanceViews.ts";
import { readOwnBalances } from "../balances/readOwnBalances.ts";
import { reading } from "../operation.ts";
import { listOwnRequests } from "../requests/listOwnRequests.ts";
import type { CalendarEntry } from "../requests/CalendarEntry.ts";
import { readAway } from "../requests/readAway.ts";
import { readTeamRequests, type TeamRequestView } from "../requests/readTeamRequests.ts";

/** What a person's Home tab shows. */
export interface HomeFacts {
  today: IsoDate;
  balances: BalanceView[];
  /** Own requests that are pending, or approved and not over, the next one first. */
  requests: RequestView[];
  /** What waits for one's decision, newest first. */
  waiting: TeamRequestView[];
  /** Who is away this week, as far as one sees it, on approved leave. */
  away: CalendarEntry[];
}

/** Everything of a person's own that they look at first, as it is now. */
export const homeFacts = reading("readMe", Nothing, async (_, { actor, me, today }): Promise<HomeFacts> => {
  const known = { ...actor, person: me };
  const monday = mondayOf(today);
  const [balances, requests, waiting, away] = await Promise.all([
    readOwnBalances(known, {}),
    listOwnRequests(known, {}),
    may(me.role, "readTeamRequests") ? readTeamRequests(known, {}) : [],
    readAway(known, { from: monday, to: addDays(monday, 6) }),
  ]);
  return {
    today,
    balances,
    requests: requests
      .filter(({ status, endDate }) => isLive(status) && (status === "pending" || endDate >= today))
      .toSorted((one, other) => one.startDate.localeCompare(other.startDate)),
    waiting,
    away,
  };
});
