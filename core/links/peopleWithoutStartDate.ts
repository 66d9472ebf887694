/** The filter of the console's active people without a start date: their leave accrues for the whole year. */
export const WITHOUT_START_DATE = { isActive: "true", hasStartDate: "false" } as const;

/** The console's list of the active people without a start date. */
export const peopleWithoutStartDate = `/admin/people?filter=${encodeURIComponent(JSON.stringify(WITHOUT_START_DATE))}`;
