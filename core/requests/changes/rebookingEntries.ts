import type { IsoDate } from "#core/calendar/dates.ts";
import type { DayCost } from "#core/leave/DayCost.ts";
import type { YearStart } from "#core/leave/leaveYear.ts";
import { accountOf, type BookedRequest, bookingEntry, netOfDates, usageEntries } from "#core/ledger/usage.ts";
import type { LedgerEntry } from "#core/ledger/LedgerEntry.ts";

export function rebookingEntries(
  { booked, ...request }: Omit<BookedRequest, "dayCosts"> & { booked: readonly LedgerEntry[] },
  dayCosts: readonly DayCost[],
  { startsIn, isUnlimitedOn, cause }: { startsIn: YearStart; isUnlimitedOn: (date: IsoDate) => boolean; cause: string },
): LedgerEntry[] {
  const wanted = usageEntries({ ...request, dayCosts }, startsIn, isUnlimitedOn);
  const net = new Map<string, LedgerEntry>();
  const add = ({ leaveYear, isUnlimited, effectiveOn }: LedgerEntry, minutes: number) => {
    const on = `${accountOf({ leaveYear, isUnlimited })}:${effectiveOn}`;
    const entry = net.get(on) ?? {
      ...bookingEntry("recost", { request, leaveYear, isUnlimited }, effectiveOn),
      sourceKey: `recost:${request.id}:${on}:${cause}`,
      details: { requestId: request.id, isChange: true as const },
    };
    net.set(on, { ...entry, minutes: entry.minutes + minutes });
  };
  for (const entry of netOfDates(booked)) add(entry, -entry.minutes);
  for (const entry of wanted) add(entry, entry.minutes);
  return [...net.values()].filter(({ minutes }) => minutes !== 0);
}
