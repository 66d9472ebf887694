/** Other leave that needs less evidence as a result; an undo restores `before` in `[{id, before, after}]`. */
export const relievedLeave = {
  name: "116-relieved-leave",
  sql: `
ALTER TABLE pto_requests ADD COLUMN relieved jsonb;
`,
};
