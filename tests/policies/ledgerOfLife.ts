import { documentTerms } from "#core/policies/document/termsOfDocument.ts";
import { minutesPer } from "#core/leave/amounts.ts";
import { leaveYearOf, leaveYearStart, yearStartOn } from "#core/leave/leaveYear.ts";
import type { LedgerEntry } from "#core/ledger/LedgerEntry.ts";
import { lotDetails } from "#core/ledger/lots/entries/lotDetails.ts";
import type { PersonLedger } from "#core/ledger/lots/PersonLedger.ts";
import { accrualCase, type AccrualCase } from "#core/policies/accrual/AccrualCase.ts";
import { exact } from "#core/policies/document/exact.ts";
import { PolicyPerson } from "#core/policies/facts/PolicyPerson.ts";
import type { PolicyEvent } from "#core/policies/facts/PolicyEvent.ts";
import { lotDates } from "#core/policies/grants/lotDates.ts";
import { grantCaseOn } from "#core/policies/accrual/grantCaseOf.ts";
import { FIRST_DAY } from "#core/policies/termsTimeline.ts";
import type { NaiveLife } from "./naive/NaiveLife.ts";

const ENTERED = new Set(["opening", "credit", "taken", "request"]);

export interface LifeLedger {
  life: NaiveLife;
  ledger: PersonLedger;
}

export function ledgerOfLife({ policy, person, events }: NaiveLife): LifeLedger | null {
  const { leaveYear = "01-01", grants = [] } = policy;
  const { startDate, endDate, addedOn = startDate, ...facts } = person;
  if (grants.length === 0 || startDate === undefined || addedOn === undefined) return null;
  const startsIn = yearStartOn(leaveYear === "hire" ? startDate.slice(5) : leaveYear);
  const accrual = accrualCase({
    type: "vacation",
    startsIn,
    timeline: [{ from: FIRST_DAY, terms: documentTerms(policy), cause: "policy" }],
    employment: [{ startDate, endDate: endDate ?? null }],
    addedOn,
    facts: { person: facts, events: events.filter(({ type }) => !ENTERED.has(type)) },
  });
  const opens = leaveYearStart(accrual.opening, startsIn);
  const within = events.filter((event) => !ENTERED.has(event.type) || ("on" in event && event.on >= opens));
  const life = { policy, person: PolicyPerson.parse({ ...person, addedOn: opens }), events: within };
  return { life, ledger: { accrual, entries: within.flatMap((event, index) => entered(accrual, event, index)) } };
}

function entered(accrual: AccrualCase, event: PolicyEvent, index: number): LedgerEntry[] {
  if (event.type !== "opening" && event.type !== "credit" && event.type !== "taken") return [];
  const { on } = event;
  const facts = grantCaseOn(accrual, on);
  const minutes = exact(event.amount).mul(minutesPer(facts.document.unit)).round().valueOf();
  const entry = {
    type: accrual.type,
    leaveYear: leaveYearOf(on, accrual.startsIn),
    effectiveOn: on,
    sourceKey: `entered:${index}`,
    isUnlimited: false,
  };
  if (event.type === "taken") return [{ ...entry, kind: "usage", minutes: -minutes }];
  const { grants = [] } = facts.document;
  const grant = Math.max(
    0,
    grants.findIndex(({ name }) => name !== undefined && name === event.grant),
  );
  const details = lotDetails({ grant }, on, lotDates(facts, grants[grant], on));
  return [{ ...entry, kind: event.type, minutes, details }];
}
