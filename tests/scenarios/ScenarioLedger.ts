import type { IsoDate } from "#core/calendar/dates.ts";
import { carryOverCorrections } from "#core/ledger/carryOverCorrections.ts";
import { changeEntries } from "#core/ledger/changeEntries.ts";
import type { Change } from "#core/ledger/changeEntries.ts";
import type { ChangeCause, LedgerEntry } from "#core/ledger/LedgerEntry.ts";
import { leaveYearOf } from "#core/leave/leaveYear.ts";
import { dueEntries } from "#core/ledger/dueEntries.ts";
import { recostEntries } from "#core/ledger/recostEntries.ts";
import { reversalEntries, usageEntries } from "#core/ledger/usage.ts";
import { accrualCase } from "#core/policies/accrual/AccrualCase.ts";
import type { AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import type { Employment, PolicyTerms } from "#core/policies/PolicyTerms.ts";
import { termsOn, termsTimeline } from "#core/policies/termsTimeline.ts";
import type { Versioned } from "#core/policies/Versioned.ts";
import type { CheckedRequest } from "#core/ledger/verify/verifyBookings.ts";
import type { Step, Scenario } from "./Scenario.ts";

const CAUSES: Partial<Record<Step["what"], ChangeCause>> = {
  "edit policy": "policy",
  override: "override",
  move: "office",
  "correct start date": "start_date",
  leave: "leaving",
  return: "return",
};

export class ScenarioLedger {
  readonly entries: LedgerEntry[] = [];
  readonly requests: (CheckedRequest & { dayCosts: { date: IsoDate; minutes: number }[] })[] = [];
  postedThrough: IsoDate | null = null;
  changedOn: IsoDate | null = null;
  employmentChangedOn: IsoDate | null = null;
  readonly #scenario: Scenario;
  readonly #placements: Versioned<string>[];
  readonly #overrides: Versioned<number | null>[];
  readonly #versions: Map<string, Versioned<PolicyTerms>[]>;
  readonly #employment: Employment[];

  constructor(scenario: Scenario) {
    this.#scenario = scenario;
    this.#placements = [{ version: 1, effectiveOn: scenario.addedOn, value: "0" }];
    this.#overrides = [{ version: 1, effectiveOn: scenario.addedOn, value: null }];
    this.#versions = new Map(
      scenario.offices.map((value, office) => [String(office), [{ version: 1, effectiveOn: "2026-01-01", value }]]),
    );
    this.#employment = [{ startDate: scenario.startDate, endDate: null }];
  }

  get accrual(): AccrualCase {
    const years = this.entries.map(({ leaveYear }) => leaveYear);
    return accrualCase({
      type: "vacation",
      startsIn: this.#scenario.startsIn,
      timeline: termsTimeline(
        { placements: this.#placements, overrides: this.#overrides, versions: this.#versions },
        "vacation",
      ),
      employment: this.#employment,
      addedOn: this.#scenario.addedOn,
      firstYear: years.length > 0 ? Math.min(...years) : null,
    });
  }

  bringUpTo(today: IsoDate): void {
    if (this.postedThrough !== null && this.postedThrough >= today) return;
    this.entries.push(...dueEntries(this.accrual, this.entries, this.postedThrough, today));
    this.postedThrough = today;
  }

  do(step: Step, nth: number): void {
    const today = step.on;
    this.bringUpTo(today);
    const before = step.what === "edit policy" ? this.accrual : undefined;
    const since = this.#change(step, nth);
    const cause = CAUSES[step.what];
    if (!cause) return;
    this.changedOn = today;
    if (["start_date", "leaving", "return"].includes(cause)) this.employmentChangedOn = today;
    const change: Change = { today, cause, id: `deed-${nth}`, since, before };
    this.entries.push(...changeEntries(this.accrual, this.entries, change));
    if (step.what !== "leave") return;
    for (const [index, { dayCosts }] of this.requests.entries()) {
      if ((dayCosts[0]?.date ?? "") > step.endDate) this.#cancel(index, today, `deed-${nth}-${index}`);
    }
  }

  #change(step: Step, nth: number): IsoDate {
    const { on, what } = step;
    const version = nth + 2;
    if (what === "leave" || what === "return" || what === "correct start date") return this.#employ(step);
    if (what === "edit policy") {
      this.#versions.get(String(step.office))?.push({ version, effectiveOn: step.effectiveOn, value: step.terms });
    }
    if (what === "override") this.#overrides.push({ version, effectiveOn: step.effectiveOn, value: step.minutes });
    if (what === "move") this.#placements.push({ version, effectiveOn: on, value: String(step.office) });
    if (what === "book") this.#book(step.dates, nth);
    if (what === "cancel") this.#cancel(step.booking, on, `deed-${nth}`);
    if (what === "holiday") this.#recost(step.booking, on, `deed-${nth}`);
    if (what === "adjust") this.#adjust(step.minutes, on, nth);
    return on;
  }

  #employ(step: Step & { what: "leave" | "return" | "correct start date" }): IsoDate {
    const last = this.#employment.length - 1;
    const employment = this.#employment[last] ?? { startDate: null, endDate: null };
    if (step.what === "return" && step.startDate !== null) {
      this.#employment.push({ startDate: step.startDate, endDate: null });
      return step.startDate < step.on ? step.startDate : step.on;
    }
    if (step.what === "correct start date") {
      this.#employment[last] = { ...employment, startDate: step.startDate };
      return step.on;
    }
    this.#employment[last] = { ...employment, endDate: step.what === "leave" ? step.endDate : null };
    const lastDay = (step.what === "leave" ? step.endDate : employment.endDate) ?? step.on;
    return lastDay < step.on ? lastDay : step.on;
  }

  #adjust(minutes: number, on: IsoDate, nth: number): void {
    this.entries.push({
      type: "vacation",
      leaveYear: leaveYearOf(on, this.#scenario.startsIn),
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
    this.entries.push(...usageEntries(request, this.#scenario.startsIn, this.#isUnlimitedOn));
  }

  #cancel(index: number, today: IsoDate, id: string): void {
    const request = this.requests[index];
    if (!request || request.status !== "approved") return;
    request.status = "cancelled";
    this.entries.push(...reversalEntries(this.#entriesOf(request.id)));
    this.#correctCarryOver(today, id);
  }

  #recost(index: number, today: IsoDate, id: string): void {
    const request = this.requests[index];
    const holiday = request?.dayCosts.find(({ date }) => date > today);
    if (!request || !holiday || request.status !== "approved") return;
    request.dayCosts = request.dayCosts.filter((day) => day !== holiday);
    const booked = { id: request.id, type: "vacation" as const, dayCosts: request.dayCosts };
    this.entries.push(
      ...recostEntries(booked, this.#entriesOf(request.id), this.#scenario.startsIn, id, this.#isUnlimitedOn),
    );
    this.#correctCarryOver(today, id);
  }

  #correctCarryOver(today: IsoDate, id: string): void {
    this.entries.push(...carryOverCorrections(this.accrual, this.entries, { today, id }));
  }

  #entriesOf(requestId: string): LedgerEntry[] {
    return this.entries.filter(({ details }) => details?.requestId === requestId);
  }
}
