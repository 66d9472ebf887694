import type { IsoDate } from "#core/calendar/dates.ts";
import { todayIn, type Zone } from "#core/calendar/zones.ts";
import { leaveYearOf } from "#core/leave/leaveYear.ts";
import type { BalanceView } from "#core/ledger/BalanceView.ts";
import { isBooking, type LedgerKind } from "#core/ledger/LedgerEntry.ts";
import type { Actor } from "#bot/operations/actor.ts";
import { readBalanceOutlook } from "#bot/operations/balances/readBalanceOutlook.ts";
import { readLedger } from "#bot/operations/balances/readLedger.ts";
import { readUserBalances } from "#bot/operations/balances/readOwnBalances.ts";
import { database } from "#db/connect.ts";
import { agree } from "./agree.ts";
import { isWaiting } from "./isWaiting.ts";
import type { Watcher } from "./playRandomHistory.ts";
import { watchReports } from "./watchReports.ts";
import { watchTexts } from "./watchTexts.ts";
import type { World } from "./World.ts";

const EVERY = 3;

interface Stored {
  zone: Zone;
  isActive: boolean;
  entries: { type: string; year: number; kind: LedgerKind; minutes: number; on: IsoDate; isUnlimited: boolean }[];
  pending: { type: string; year: number; minutes: number }[];
}

export function watchFigures(world: World): Watcher {
  const { owner, people, clock } = world;
  const checkReports = watchReports(world);
  const checkTexts = watchTexts(world);
  let events = 0;

  async function checkPerson(person: Actor): Promise<BalanceView[]> {
    const { userId } = person;
    const { zone, isActive, entries, pending } = await storedOf(person);
    const today = todayIn(zone, clock.now());
    const views = await readUserBalances(owner, userId, {});
    const ledger = await readLedger(owner, userId, {});
    for (const view of views) {
      const { type, leaveYear, used, carried, adjusted, balance } = view;
      const of = { userId, type, today };
      const own = entries.filter((entry) => entry.type === type && entry.year === leaveYear);
      const counted = own.filter(({ kind, on }) => isBooking(kind) || on <= today);
      const sumOf = (chosen: (entry: (typeof own)[number]) => boolean) => total(counted.filter(chosen));
      const reserved = pending.find((sum) => sum.type === type && sum.year === leaveYear)?.minutes ?? 0;
      const expected = {
        leaveYear: leaveYearOf(today, view.startsIn),
        used: 0 - sumOf(({ kind }) => isBooking(kind)),
        carried: sumOf(({ kind }) => kind === "carry_over"),
        adjusted: sumOf(({ kind }) => kind === "adjustment"),
        pending: reserved,
      };
      agree("figures", of, { foreseen: expected, seen: { leaveYear, used, carried, adjusted, pending: view.pending } });
      const { limit } = await readBalanceOutlook(owner, userId, { type });
      if (!limit) agree("balance", of, { foreseen: sumOf(({ isUnlimited }) => !isUnlimited), seen: balance });
      const last = ledger.findLast((entry) => entry.type === type && entry.leaveYear === leaveYear);
      if (last && own.length === counted.length) agree("ledger", of, { foreseen: balance, seen: last.balance });
    }
    if (isActive) {
      const forecast = await readUserBalances(owner, userId, { asOf: today });
      agree("forecast of today", { userId, today }, { foreseen: views.map(figuresOf), seen: forecast.map(figuresOf) });
    }
    return views;
  }

  return {
    afterAct: async () => {
      events += 1;
      if (events % EVERY > 0) return;
      const views = new Map<string, BalanceView[]>();
      for (const person of people) views.set(person.userId, await checkPerson(person));
      await checkReports(views);
      await checkTexts();
    },
    beforeWait: async (until) => {
      const foreseen: { person: Actor; asOf: IsoDate; views: BalanceView[] }[] = [];
      for (const person of people) {
        const { zone, isActive } = await storedOf(person);
        const asOf = todayIn(zone, until);
        if (!isActive || asOf <= todayIn(zone, clock.now())) continue;
        foreseen.push({ person, asOf, views: await readUserBalances(owner, person.userId, { asOf }) });
      }
      clock.setInstant(until);
      for (const { person, asOf, views } of foreseen) {
        const { userId } = person;
        const seen = await readUserBalances(owner, userId, {});
        for (const view of views) {
          const { type } = view;
          if (await isWaiting(person, type)) continue;
          const same = seen.find((one) => one.type === type);
          agree("forecast", { userId, type, asOf }, { foreseen: figuresOf(view), seen: same && figuresOf(same) });
        }
      }
    },
  };
}

function figuresOf({ type, isUnlimited, leaveYear, balance, accrued, carried, adjusted, used, ...view }: BalanceView) {
  const { pending, available, nextYear } = view;
  return { type, isUnlimited, leaveYear, balance, accrued, carried, adjusted, used, pending, available, nextYear };
}

function total(entries: readonly { minutes: number }[]): number {
  return entries.reduce((sum, { minutes }) => sum + minutes, 0);
}

async function storedOf({ organizationId, userId }: Actor): Promise<Stored> {
  const { rows } = await database().pool.query<Stored>(
    `SELECT f.timezone AS zone, u.is_active AS "isActive",
       coalesce((SELECT json_agg(json_build_object('type', type, 'year', leave_year, 'kind', kind, 'minutes', minutes,
           'on', effective_on, 'isUnlimited', is_unlimited))
         FROM ledger_entries WHERE organization_id = $1 AND user_id = $2 AND series = o.ledger_series), '[]') AS entries,
       coalesce((SELECT json_agg(p) FROM (
         SELECT type, leave_year AS year, sum(minutes) AS minutes FROM (
           SELECT r.type, d.leave_year, d.minutes
           FROM pto_requests r JOIN pto_request_days d ON d.organization_id = $1 AND d.request_id = r.id
           WHERE r.organization_id = $1 AND r.user_id = $2 AND r.status = 'pending'
           UNION ALL
           SELECT r.type, d.leave_year, greatest(0, d.minutes - coalesce((SELECT minutes FROM pto_request_days
             WHERE organization_id = $1 AND request_id = r.id AND date = d.date), 0))
           FROM leave_changes c JOIN pto_requests r ON r.organization_id = $1 AND r.id = c.request_id
           JOIN leave_change_days d ON d.organization_id = $1 AND d.change_id = c.id
           WHERE c.organization_id = $1 AND c.user_id = $2 AND c.status = 'pending') reserved
         GROUP BY type, leave_year) p), '[]') AS pending
     FROM users u JOIN organizations o ON o.id = $1 JOIN offices f ON f.organization_id = $1
       AND CASE WHEN u.office_id IS NULL THEN f.is_default ELSE f.id = u.office_id END
     WHERE u.organization_id = $1 AND u.id = $2`,
    [organizationId, userId],
  );
  if (!rows[0]) throw new Error("The person is missing");
  return rows[0];
}
