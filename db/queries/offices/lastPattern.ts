/** SQL for the change that was set last; null if it returned to the default. */
export const lastPattern = (column: string) =>
  `CASE WHEN jsonb_typeof(${column} -> -1 -> 'weeks') = 'array' THEN ${column} -> -1 END`;
