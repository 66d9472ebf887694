/** A request that costs more minutes than `evidence_over` needs evidence. */
export const neededEvidence = {
  name: "085-needed-evidence",
  sql: `
ALTER TABLE pto_requests ADD COLUMN evidence_over integer CHECK (evidence_over >= 0);
`,
};
