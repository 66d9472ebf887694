/** The filter of the console's people who have no start date, and so earn for the whole year. */
export const WITHOUT_START_DATE = { isActive: "true", hasStartDate: "false" } as const;

/** The console's list of the active people without a start date. */
export const peopleWithoutStartDate = `/admin/people?${new URLSearchParams({
  filter: JSON.stringify(WITHOUT_START_DATE),
}).toString()}`;
