export const WITHOUT_START_DATE = { isActive: "true", hasStartDate: "false" } as const;

export const peopleWithoutStartDate = `/admin/people?filter=${encodeURIComponent(JSON.stringify(WITHOUT_START_DATE))}`;
