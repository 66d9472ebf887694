import type { PolicyField } from "#core/policies/policyFields.ts";
import { at, call } from "../api/call.ts";

export interface CancelWanted {
  effectiveOn: string;
  field: PolicyField | undefined;
  confirmed: boolean;
}

export function cancelScheduled(id: string, { effectiveOn, field, confirmed }: CancelWanted): Promise<undefined> {
  const wanted = new URLSearchParams({ effectiveOn, ...(field && { field }), ...(confirmed && { confirmed: "true" }) });
  return call("DELETE", `${at("api", "pto-policies", id, "scheduled")}?${wanted.toString()}`);
}
