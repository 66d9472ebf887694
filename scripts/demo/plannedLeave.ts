import { addDays, type IsoDate } from "#core/calendar/dates.ts";
import { mondayOf } from "#core/calendar/weeks.ts";

interface PlannedLeave {
  name: string;
  type: string;
  submittedOn: IsoDate;
  startDate: IsoDate;
  length: number;
  notes: string;
}

/** Days after the demo's first day. Leave starts on the Monday of that day's week. */
const PLAN: readonly [days: number, leave: Pick<PlannedLeave, "name" | "type" | "length" | "notes">][] = [
  [40, { name: "Daan Visser", type: "vacation", length: 1, notes: "Long weekend in Ghent" }],
  [60, { name: "Sanne Jansen", type: "vacation", length: 1, notes: "Skating in Friesland" }],
  [75, { name: "Bram Smit", type: "time-in-lieu", length: 0, notes: "Hours from the office move" }],
  [100, { name: "Noor Bakker", type: "vacation", length: 4, notes: "Visiting family in Maastricht" }],
  [130, { name: "Sanne Jansen", type: "time-in-lieu", length: 0, notes: "Hours from the trade fair" }],
  [150, { name: "Fleur Mulder", type: "vacation", length: 4, notes: "Cycling along the coast" }],
  [165, { name: "Daan Visser", type: "sick", length: 1, notes: "Flu" }],
  [190, { name: "Bram Smit", type: "vacation", length: 9, notes: "Sailing" }],
  [215, { name: "Daan Visser", type: "vacation", length: 7, notes: "Walking in the Ardennes" }],
  [240, { name: "Sanne Jansen", type: "vacation", length: 4, notes: "A week on Texel" }],
  [265, { name: "Noor Bakker", type: "time-in-lieu", length: 0, notes: "Hours from the audit" }],
  [300, { name: "Fleur Mulder", type: "study-leave", length: 1, notes: "Exam" }],
  [330, { name: "Noor Bakker", type: "vacation", length: 2, notes: "Moving" }],
];
const SUBMITTED_BEFORE_DAYS = 14;

export function plannedLeave(first: IsoDate): PlannedLeave[] {
  return PLAN.map(([days, leave]) => {
    const startDate = mondayOf(addDays(first, days));
    return { ...leave, startDate, submittedOn: addDays(startDate, -SUBMITTED_BEFORE_DAYS) };
  });
}
