export const FIELDS = { display: "grid", gap: 2.5, maxWidth: 560, gridTemplateColumns: "minmax(0, 1fr)" } as const;
