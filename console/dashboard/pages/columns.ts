/** A dashboard's layout: one column on phones, otherwise a wide one and a narrow one. */
export const DASHBOARD = {
  display: "grid",
  gap: 3,
  gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1.9fr) minmax(0, 1fr)" },
  alignItems: "start",
} as const;

/** Sections stacked vertically. */
export const STACK = { display: "grid", gap: 3, gridTemplateColumns: "minmax(0, 1fr)" } as const;
