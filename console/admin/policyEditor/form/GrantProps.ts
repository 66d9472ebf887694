import type { GrantRule } from "#core/policies/document/grantRule.ts";

export interface GrantProps {
  grant: GrantRule;
  change: (fields: Partial<GrantRule>) => void;
  path: string;
}
