/**
 * `relieved` lists the person's other leave that needs less evidence because a request was rejected, moved, or
 * canceled. Each entry of `[{id, before, after}]` has the cost beyond which the leave needed evidence before and after;
 * an undo restores `before`.
 */
export const relievedLeave = {
  name: "116-relieved-leave",
  sql: `
ALTER TABLE pto_requests ADD COLUMN relieved jsonb;
`,
};
