import type { IsoDate } from "#core/calendar/dates.ts";
import type { PolicyTerms } from "#core/policies/PolicyTerms.ts";

export type Step = { on: IsoDate } & (
  | { what: "edit policy"; office: number; terms: PolicyTerms; effectiveOn: IsoDate }
  | { what: "override"; minutes: number | null; effectiveOn: IsoDate }
  | { what: "move"; office: number }
  | { what: "correct start date"; startDate: IsoDate | null }
  | { what: "leave"; endDate: IsoDate }
  | { what: "return"; startDate: IsoDate | null }
  | { what: "book"; dates: IsoDate[] }
  | { what: "cancel"; booking: number }
  | { what: "holiday"; booking: number }
  | { what: "adjust"; minutes: number }
);

export interface Scenario {
  startsIn: number;
  addedOn: IsoDate;
  startDate: IsoDate | null;
  offices: PolicyTerms[];
  steps: Step[];
  until: IsoDate;
}

/** By leave year, in minutes. */
export type Balances = Record<number, { balance: number; used: number; accrued: number }>;
