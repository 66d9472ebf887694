/**
 * The other leave of the person that needs less evidence since a request was rejected, moved, or canceled, with the
 * cost beyond which it needed evidence before and after that: `[{id, before, after}]`. An undo restores it.
 */
export const relievedLeave = {
  name: "116-relieved-leave",
  sql: `
ALTER TABLE pto_requests ADD COLUMN relieved jsonb;
`,
};
