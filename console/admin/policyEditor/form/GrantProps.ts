import type { GrantRule } from "#core/policies/document/grantRule.ts";

export interface GrantProps {
  grant: GrantRule;
  /** Undefined removes a field. */
  change: (fields: Partial<GrantRule>) => void;
  path: string;
}
