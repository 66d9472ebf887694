/** The words for the facts that forms can set or that derive from other settings. */
const WORDS = new Map([
  ["startDate", "start date"],
  ["serviceStartDate", "service start date"],
  ["creditedYears", "credited years"],
  ["birthDate", "birth date"],
  ["hoursPerWeek", "weekly hours"],
  ["daysPerWeek", "days per week"],
  ["hoursPerDay", "hours per day"],
  ["hoursByWeekday", "hours per weekday"],
  ["shiftsPerWeek", "shifts per week"],
]);

/** Returns a fact in words; any other fact is recorded with a group, such as `grade: staff`. */
export function factWords(fact: string): string {
  return WORDS.get(fact) ?? `“${fact}” group`;
}
