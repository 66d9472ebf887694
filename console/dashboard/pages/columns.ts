import { ROOMY } from "#console/shared/parts/columns.ts";

export const DASHBOARD = {
  display: "grid",
  gap: 3,
  gridTemplateColumns: "minmax(0, 1fr)",
  [ROOMY]: { gridTemplateColumns: { lg: "minmax(0, 1.9fr) minmax(0, 1fr)" } },
  alignItems: "start",
} as const;

export const STACK = { display: "grid", gap: 3, gridTemplateColumns: "minmax(0, 1fr)" } as const;
