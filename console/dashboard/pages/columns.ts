export const DASHBOARD = {
  display: "grid",
  gap: 3,
  gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1.9fr) minmax(0, 1fr)" },
  alignItems: "start",
} as const;

export const STACK = { display: "grid", gap: 3, gridTemplateColumns: "minmax(0, 1fr)" } as const;
