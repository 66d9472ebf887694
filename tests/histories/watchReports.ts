import { addDays, type IsoDate } from "#core/calendar/dates.ts";
import { todayIn } from "#core/calendar/zones.ts";
import { leaveYearEnd } from "#core/leave/leaveYear.ts";
import type { BalanceView } from "#core/ledger/BalanceView.ts";
import { readBalanceOutlook } from "#bot/operations/balances/readBalanceOutlook.ts";
import { reportBalancesOfPeople } from "#bot/operations/reports/reportBalances.ts";
import { reportExpiring } from "#bot/operations/reports/reportExpiring.ts";
import { readCalendar } from "#bot/operations/requests/readCalendar.ts";
import { database } from "#db/connect.ts";
import { agree } from "./agree.ts";
import type { World } from "./World.ts";

const YEAR = 366;

interface Event {
  id: string;
  status: string;
  startDate: IsoDate;
  endDate: IsoDate;
}

export function watchReports({ owner, clock }: World): (views: ReadonlyMap<string, BalanceView[]>) => Promise<void> {
  return async (views) => {
    const reported = await reportBalancesOfPeople(owner, { by: "office" });
    const expiring = await reportExpiring(owner, { within: YEAR });
    for (const { id: userId, balances } of reported) {
      const own: Record<string, number | null> = {};
      for (const { type, isUnlimited, balance, leaveYear, startsIn } of views.get(userId) ?? []) {
        const { limit, expiry } = await readBalanceOutlook(owner, userId, { type });
        own[type] = isUnlimited || limit ? null : balance;
        const lastDay = leaveYearEnd(leaveYear, startsIn);
        const found = expiring.find((one) => one.id === userId && one.type === type && one.expiresOn <= lastDay);
        agree(
          "expiry",
          { userId, type },
          {
            foreseen: expiry ? [expiry.minutes, expiry.lastDay] : null,
            seen: found ? [found.minutes, found.expiresOn] : null,
          },
        );
      }
      if (!views.has(userId)) continue;
      for (const [type, balance] of Object.entries(own)) {
        agree("reported balance", { userId, type }, { foreseen: balance, seen: balances[type] });
      }
    }
    await checkCalendar();
  };

  async function checkCalendar(): Promise<void> {
    const today = todayIn("America/New_York", clock.now());
    const window = { from: addDays(today, -30), to: addDays(today, 120) };
    const events = JSON.parse(await (await readCalendar(owner, window)).json()) as Event[];
    const { rows } = await database().pool.query<Event>(
      `SELECT id, status, start_date::text AS "startDate", end_date::text AS "endDate" FROM pto_requests
       WHERE organization_id = $1 AND status IN ('approved', 'pending') AND start_date <= $3 AND end_date >= $2`,
      [owner.organizationId, window.from, window.to],
    );
    const textOf = ({ id, status, startDate, endDate }: Event) => `${id} ${status} ${startDate} ${endDate}`;
    agree("calendar", window, { foreseen: rows.map(textOf).toSorted(), seen: events.map(textOf).toSorted() });
  }
}
