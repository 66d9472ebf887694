/**
 * The cost beyond which a request needs evidence, by the policy under which it was submitted. Lists of requests then
 * show what is missing without reading policies.
 */
export const neededEvidence = {
  name: "085-needed-evidence",
  sql: `
ALTER TABLE pto_requests ADD COLUMN evidence_over integer CHECK (evidence_over >= 0);
`,
};
