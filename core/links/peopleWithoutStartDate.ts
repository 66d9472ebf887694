/** The console's filter for active people without a start date, who are treated as always employed. */
export const WITHOUT_START_DATE = { isActive: "true", hasStartDate: "false" } as const;

/** The path of the console's list of active people without a start date. */
export const peopleWithoutStartDate = `/admin/people?filter=${encodeURIComponent(JSON.stringify(WITHOUT_START_DATE))}`;
