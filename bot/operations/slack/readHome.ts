import { addDays, type IsoDate } from "#core/calendar/dates.ts";
import { weekStartOf } from "#core/calendar/weeks.ts";
import { Nothing } from "#core/inputs.ts";
import { may } from "#core/people/access/access.ts";
import { isComingUp } from "#core/requests/lifecycle/isComingUp.ts";
import { isDelegate } from "#db/queries/delegations/delegations.ts";
import type { CreditView } from "#db/queries/credits/credits.ts";
import type { OwnRequest } from "#db/queries/requests/requests.ts";
import { readOwnBalances } from "../balances/readOwnBalances.ts";
import { reading } from "../reading.ts";
import { listOwnCredits } from "../requests/credits/listOwnCredits.ts";
import { listOwnRequests } from "../requests/listOwnRequests.ts";
import { type AwayEntry, readAway } from "../requests/readAway.ts";
import { readTeamRequests, type TeamRequestView } from "../requests/readTeamRequests.ts";
import type { BalanceView } from "#core/ledger/BalanceView.ts";

export interface HomeFacts {
  today: IsoDate;
  balances: BalanceView[];
  leaveYearStartsIn: number;
  requests: (OwnRequest | CreditView)[];
  waiting: TeamRequestView[];
  away: AwayEntry[];
}

export const readHome = reading("readMe", Nothing, async (_, { actor, me, today, clock }): Promise<HomeFacts> => {
  const known = { ...actor, person: me };
  const weekStart = weekStartOf(today, me.weekStart);
  const isApproverOrDelegate = may(me.role, "readTeamRequests") || (await isDelegate(me, clock.now()));
  const [balances, requests, credits, waiting, away] = await Promise.all([
    readOwnBalances(known, {}),
    listOwnRequests(known, {}),
    listOwnCredits(known, {}),
    isApproverOrDelegate ? readTeamRequests(known, {}) : [],
    readAway(known, { from: weekStart, to: addDays(weekStart, 6) }),
  ]);
  return {
    today,
    balances,
    leaveYearStartsIn: me.leaveYearStartsIn,
    requests: [...requests, ...credits]
      .filter((request) => isComingUp(request, today))
      .toSorted((one, other) => one.startDate.localeCompare(other.startDate)),
    waiting,
    away,
  };
});
