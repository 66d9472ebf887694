import type { IsoDate } from "#core/calendar/dates.ts";
import { carryOverCorrections } from "#core/ledger/carryOverCorrections.ts";
import { changeEntries } from "#core/ledger/changeEntries.ts";
import type { Change } from "#core/ledger/changeEntries.ts";
import type { ChangeCause, LedgerEntry } from "#core/ledger/LedgerEntry.ts";
import { leaveYearOf } from "#core/leave/leaveYear.ts";
import { postingsDue } from "#core/ledger/postingsDue.ts";
import { recostEntries } from "#core/ledger/recostEntries.ts";
import { reversalLines, usageLines } from "#core/ledger/usage.ts";
import { accrualCase } from "#core/policies/accrual/AccrualCase.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import type { Employment, PolicyTerms } from "#core/policies/PolicyTerms.ts";
import { termsOn, termsTimeline } from "#core/policies/termsTimeline.ts";
import type { Versioned } from "#core/policies/termsTimeline.ts";
import type { CheckedRequest } from "#core/ledger/verify/verifyBookings.ts";
import type { Deed, Life } from "./Life.ts";

const CAUSES: Partial<Record<Deed["what"], ChangeCause>> = {
  "edit policy": "policy",
  override: "override",
  move: "office",
  "correct start date": "start_date",
  leave: "leaving",
  return: "return",
};

/**
 * A person as the product stores them: histories, requests, entries, and the day up to which everything due is posted.
 */
export class Lived {
  readonly lines: LedgerEntry[] = [];
  readonly requests: (CheckedRequest & { dayCosts: { date: IsoDate; minutes: number }[] })[] = [];
  postedThrough: IsoDate | null = null;
  changedOn: IsoDate | null = null;
  employmentChangedOn: IsoDate | null = null;
  readonly #life: Life;
  readonly #placements: Versioned<string>[];
  readonly #overrides: Versioned<number | null>[];
  readonly #versions: Map<string, Versioned<PolicyTerms>[]>;
  readonly #employment: Employment[];

  constructor(life: Life) {
    this.#life = life;
    this.#placements = [{ version: 1, effectiveOn: life.addedOn, value: "0" }];
    this.#overrides = [{ version: 1, effectiveOn: life.addedOn, value: null }];
    this.#versions = new Map(
      life.offices.map((value, office) => [String(office), [{ version: 1, effectiveOn: "2026-01-01", value }]]),
    );
    this.#employment = [{ startDate: life.startDate, endDate: null }];
  }

  get accrual(): AccrualCase {
    const years = this.lines.map(({ leaveYear }) => leaveYear);
    return accrualCase({
      type: "vacation",
      startsIn: this.#life.startsIn,
      timeline: termsTimeline(
        { placements: this.#placements, overrides: this.#overrides, versions: this.#versions },
        "vacation",
      ),
      employment: this.#employment,
      addedOn: this.#life.addedOn,
      firstYear: years.length > 0 ? Math.min(...years) : null,
    });
  }

  /** Posts what is due, as the scheduler does, and every operation before its own work. */
  bringUpTo(today: IsoDate): void {
    if (this.postedThrough !== null && this.postedThrough >= today) return;
    this.lines.push(...postingsDue(this.accrual, this.lines, this.postedThrough, today));
    this.postedThrough = today;
  }

  do(deed: Deed, nth: number): void {
    const today = deed.on;
    this.bringUpTo(today);
    const before = deed.what === "edit policy" ? this.accrual : undefined;
    const since = this.#change(deed, nth);
    const cause = CAUSES[deed.what];
    if (!cause) return;
    this.changedOn = today;
    if (["start_date", "leaving", "return"].includes(cause)) this.employmentChangedOn = today;
    const change: Change = { today, cause, id: `deed-${nth}`, since, before };
    this.lines.push(...changeEntries(this.accrual, this.lines, change));
    if (deed.what !== "leave") return;
    for (const [index, { dayCosts }] of this.requests.entries()) {
      if ((dayCosts[0]?.date ?? "") > deed.endDate) this.#cancel(index, today, `deed-${nth}-${index}`);
    }
  }

  /** Records a change, and returns the earliest day that it may affect. */
  #change(deed: Deed, nth: number): IsoDate {
    const { on, what } = deed;
    const version = nth + 2;
    if (what === "leave" || what === "return" || what === "correct start date") return this.#employ(deed);
    if (what === "edit policy") {
      this.#versions.get(String(deed.office))?.push({ version, effectiveOn: deed.effectiveOn, value: deed.terms });
    }
    if (what === "override") this.#overrides.push({ version, effectiveOn: deed.effectiveOn, value: deed.minutes });
    if (what === "move") this.#placements.push({ version, effectiveOn: on, value: String(deed.office) });
    if (what === "book") this.#book(deed.dates, nth);
    if (what === "cancel") this.#cancel(deed.booking, on, `deed-${nth}`);
    if (what === "holiday") this.#recost(deed.booking, on, `deed-${nth}`);
    if (what === "adjust") this.#adjust(deed.minutes, on, nth);
    return on;
  }

  #employ(deed: Deed & { what: "leave" | "return" | "correct start date" }): IsoDate {
    const last = this.#employment.length - 1;
    const spell = this.#employment[last] ?? { startDate: null, endDate: null };
    if (deed.what === "return" && deed.startDate !== null) {
      this.#employment.push({ startDate: deed.startDate, endDate: null });
      return deed.startDate < deed.on ? deed.startDate : deed.on;
    }
    if (deed.what === "correct start date") {
      this.#employment[last] = { ...spell, startDate: deed.startDate };
      return deed.on;
    }
    this.#employment[last] = { ...spell, endDate: deed.what === "leave" ? deed.endDate : null };
    const lastDay = (deed.what === "leave" ? deed.endDate : spell.endDate) ?? deed.on;
    return lastDay < deed.on ? lastDay : deed.on;
  }

  #adjust(minutes: number, on: IsoDate, nth: number): void {
    this.lines.push({
      type: "vacation",
      leaveYear: leaveYearOf(on, this.#life.startsIn),
      kind: "adjustment",
      minutes,
      effectiveOn: on,
      sourceKey: `adjustment:${nth}`,
      isUnlimited: false,
    });
  }

  #isUnlimitedOn = (date: IsoDate) => termsOn(this.accrual.timeline, date).isUnlimited;

  #book(dates: IsoDate[], nth: number): void {
    const request = {
      id: `r${nth}`,
      type: "vacation" as const,
      dayCosts: dates.map((date) => ({ date, minutes: 480 })),
    };
    this.requests.push({ ...request, status: "approved" });
    this.lines.push(...usageLines(request, this.#life.startsIn, this.#isUnlimitedOn));
  }

  #cancel(index: number, today: IsoDate, id: string): void {
    const request = this.requests[index];
    if (!request || request.status !== "approved") return;
    request.status = "cancelled";
    this.lines.push(...reversalLines(this.#linesOf(request.id)));
    this.#correctCarryOver(today, id);
  }

  /** Makes the request's first future date a holiday. */
  #recost(index: number, today: IsoDate, id: string): void {
    const request = this.requests[index];
    const holiday = request?.dayCosts.find(({ date }) => date > today);
    if (!request || !holiday || request.status !== "approved") return;
    request.dayCosts = request.dayCosts.filter((day) => day !== holiday);
    const booked = { id: request.id, type: "vacation" as const, dayCosts: request.dayCosts };
    this.lines.push(...recostEntries(booked, this.#linesOf(request.id), this.#life.startsIn, id, this.#isUnlimitedOn));
    this.#correctCarryOver(today, id);
  }

  #correctCarryOver(today: IsoDate, id: string): void {
    this.lines.push(...carryOverCorrections(this.accrual, this.lines, { today, id }));
  }

  #linesOf(requestId: string): LedgerEntry[] {
    return this.lines.filter(({ details }) => details?.requestId === requestId);
  }
}
