import { addDays, type IsoDate } from "#core/calendar/dates.ts";
import type { LedgerEntry } from "#core/ledger/LedgerEntry.ts";
import { leaveYearOf, leaveYearStart, type LeaveYear } from "#core/leave/leaveYear.ts";
import { sharedEntryOf } from "#core/ledger/entryOf.ts";
import { type DueEvent, dueEvents, isSameForAll } from "#core/policies/accrual/dueEvents.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";
import { accrualCaseOf, NO_HISTORY, type VersionsByType } from "#core/policies/accrual/accrualCaseOf.ts";
import { linkedCases } from "#core/ledger/transfers/receipts.ts";
import { lotsDue } from "#core/ledger/lots/lotsDue.ts";
import { type AccrualCase, usesLots } from "#core/policies/accrual/AccrualCase.ts";
import { yearsToSettle } from "#core/ledger/settlement/settlementDays.ts";
import { earnsAfter } from "#core/ledger/settlement/earnsAfter.ts";
import { readsPerson } from "#core/policies/facts/readsPerson.ts";
import { unlessMissing } from "#core/policies/facts/unlessMissing.ts";
import type { PostedHistory } from "#db/queries/postedHistories.ts";
import type { PostedPerson } from "#db/queries/ledger/postedPeople.ts";
import type { AccrualOffice } from "#db/queries/ledger/accrualOffices.ts";
import { factsKey } from "./factsKey.ts";
import type { LinkedPlan } from "./lots/linkedEntries.ts";

export interface DuePlan {
  same: LedgerEntry[];
  own: { type: LeaveType; events: DueEvent[] }[];
  lots: LotPlan[];
  linked: LinkedPlan | null;
}

export interface LotPlan {
  type: LeaveType;
  accrual: AccrualCase;
  events: DueEvent[];
  settled: LeaveYear[];
  isOnlyExpiring: boolean;
}

const MAX_PLANS = 20_000;
/** For all cached plans together. */
const MAX_EVENTS = 200_000;

export function eventsIn({ same, own, lots, linked }: DuePlan): number {
  const events = [...own, ...lots].reduce((sum, { events: ofType }) => sum + ofType.length, 0);
  return same.length + events + 400 * (linked?.cases.length ?? 0);
}

export class DuePlans {
  readonly #officeId: string;
  readonly #through: IsoDate;
  readonly #plans = new Map<string, DuePlan>();
  #events = 0;
  #terms = "";
  #versions: VersionsByType | undefined;
  #readsPerson: boolean | undefined;

  constructor(officeId: string, through: IsoDate) {
    this.#officeId = officeId;
    this.#through = through;
  }

  planFor(person: PostedPerson, office: AccrualOffice, history: PostedHistory | undefined): DuePlan {
    const terms = `${office.leaveYearStartsIn} ${office.types.join()} ${office.versions}`;
    if (this.#terms !== terms || this.#plans.size > MAX_PLANS || this.#events > MAX_EVENTS) {
      this.#plans.clear();
      this.#events = 0;
      this.#terms = terms;
      this.#versions = undefined;
      this.#readsPerson = undefined;
    }
    const after = markOf(person, office);
    if (after !== null && after >= this.#through) return { same: [], own: [], lots: [], linked: null };
    if (history) return this.#planOf(person, office, after, history);
    const isOwn = person.facts?.assigned !== undefined || this.readsPerson(office);
    const key = `${keyOf(person, office, after)}${isOwn ? ` ${person.startDate} ${factsKey(person.facts)}` : ""}`;
    const known = this.#plans.get(key);
    if (known) return known;
    const plan = this.#planOf(person, office, after, undefined);
    this.#plans.set(key, plan);
    this.#events += eventsIn(plan);
    return plan;
  }

  #planOf(
    person: PostedPerson,
    { leaveYearStartsIn, types, versions: text }: AccrualOffice,
    after: IsoDate | null,
    history: PostedHistory | undefined,
  ): DuePlan {
    this.#versions ??= JSON.parse(text) as VersionsByType;
    const versions = history?.versions ?? this.#versions;
    const terms = { ...person, effectiveOfficeId: this.#officeId, leaveYearStartsIn };
    const cases = types.map((type) =>
      accrualCaseOf(terms, type, history ?? NO_HISTORY, versions[type], history?.firstYears[type]),
    );
    const span = { after, through: this.#through };
    const earns = earnsAfter(person, after);
    const linked = earns ? linkedCases(cases, span) : [];
    const plan: DuePlan = {
      same: [],
      own: [],
      lots: [],
      linked: linked.length > 0 ? { cases: linked, ...span } : null,
    };
    for (const accrual of cases.filter((one) => !linked.includes(one))) {
      const { type } = accrual;
      if (!earns) {
        this.#planSettlement(plan, accrual, after);
        continue;
      }
      if (usesLots(accrual)) {
        this.#planLots(plan, accrual, after);
        continue;
      }
      const events = dueEvents(accrual, after, this.#through);
      const alike = events.filter(isSameForAll);
      if (alike.length === events.length) plan.same.push(...alike.map(sharedEntryOf));
      else plan.own.push({ type, events });
    }
    return plan;
  }

  #planLots(plan: DuePlan, accrual: AccrualCase, after: IsoDate | null): void {
    const { type } = accrual;
    const through = this.#through;
    const due = unlessMissing(() => lotsDue(accrual, after, through), null);
    if (!due) return;
    const settled = yearsToSettle(accrual, after, through);
    const isOnlyExpiring = !due.hasCapDay && settled.length === 0 && due.events.every(isSameForAll);
    if (isOnlyExpiring) plan.same.push(...due.events.filter(isSameForAll).map(sharedEntryOf));
    plan.lots.push({ type, accrual, events: isOnlyExpiring ? [] : due.events, settled, isOnlyExpiring });
  }

  #planSettlement(plan: DuePlan, accrual: AccrualCase, after: IsoDate | null): void {
    const settled = yearsToSettle(accrual, after, this.#through);
    if (settled.length > 0) plan.lots.push({ type: accrual.type, accrual, events: [], settled, isOnlyExpiring: false });
  }

  readsPerson({ versions }: AccrualOffice): boolean {
    this.#versions ??= JSON.parse(versions) as VersionsByType;
    this.#readsPerson ??= Object.values(this.#versions).some((ofType) =>
      ofType?.some(({ value: { document } }) => document !== undefined && readsPerson(document)),
    );
    return this.#readsPerson;
  }
}

export function hasOwnHistory({ hasHistory, startDate, addedOn, facts }: PostedPerson, startsIn: number): boolean {
  if (hasHistory || startDate === null || startDate <= addedOn) return hasHistory;
  return facts?.leaveYears !== undefined || leaveYearOf(startDate, startsIn) > leaveYearOf(addedOn, startsIn);
}

function markOf({ postedThrough: own }: PostedPerson, { postedThrough: ofOffice }: AccrualOffice): IsoDate | null {
  if (own === null || ofOffice === null) return own ?? ofOffice;
  return own > ofOffice ? own : ofOffice;
}

function keyOf(person: PostedPerson, { leaveYearStartsIn }: AccrualOffice, after: IsoDate | null): string {
  const { startDate, endDate, addedOn, ptoBalanceOverride, facts, isActive } = person;
  const settles = `${isActive} ${facts?.settlesFrom ?? ""}`;
  if (facts?.leaveYears) {
    return `${settles} ${after} ${startDate} ${endDate} ${addedOn} ${ptoBalanceOverride} ${JSON.stringify(facts.leaveYears)}`;
  }
  const year = after === null ? 0 : leaveYearOf(addDays(after, 1), leaveYearStartsIn) - 1;
  const isOld = startDate === null || (year > 0 && startDate <= leaveYearStart(year, leaveYearStartsIn));
  const added = Math.max(year, leaveYearOf(addedOn, leaveYearStartsIn));
  return `${settles} ${after} ${isOld ? "" : startDate} ${endDate} ${added} ${ptoBalanceOverride}`;
}
