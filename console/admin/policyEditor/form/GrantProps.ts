import type { GrantRule } from "#core/policies/document/grantRule.ts";

/** The props of a part of a grant's form. */
export interface GrantProps {
  grant: GrantRule;
  /** Changes some fields of the grant; undefined removes a field. */
  change: (fields: Partial<GrantRule>) => void;
  /** The path of the grant in the document. */
  path: string;
}
