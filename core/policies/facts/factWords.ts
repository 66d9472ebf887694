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
  // The following facts are missing only if a table doesn't list their value.
  ["monthsOfService", "amount for the months of service"],
  ["yearsOfService", "amount for the years of service"],
  ["serviceYearNumber", "amount for the year of service"],
  ["yearsOfServiceAtYearStart", "amount for the years of service"],
  ["yearsOfServiceAtYearEnd", "amount for the years of service"],
  ["age", "amount for the age"],
  ["ageAtYearStart", "amount for the age"],
  ["hoursWorkedInMonth", "amount for the hours worked"],
  ["hoursWorkedInYear", "amount for the hours worked"],
]);

export function factWords(fact: string): string {
  return WORDS.get(fact) ?? `“${fact}” group`;
}

const PLURAL = new Set([
  "creditedYears",
  "hoursPerWeek",
  "daysPerWeek",
  "hoursPerDay",
  "hoursByWeekday",
  "shiftsPerWeek",
]);

export function factWithArticle(fact: string): string {
  const words = factWords(fact);
  if (PLURAL.has(fact)) return words;
  return `${words.startsWith("a") ? "an" : "a"} ${words}`;
}
