export const lastPattern = (column: string) =>
  `CASE WHEN jsonb_typeof(${column} -> -1 -> 'weeks') = 'array' THEN ${column} -> -1 END`;
