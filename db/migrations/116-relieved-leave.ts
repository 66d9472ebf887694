/**
 * Lists other leave that needs less evidence because the request changed or ended, as `[{id, before, after}]`. An undo
 * restores `before`.
 */
export const relievedLeave = {
  name: "116-relieved-leave",
  sql: `
ALTER TABLE pto_requests ADD COLUMN relieved jsonb;
`,
};
