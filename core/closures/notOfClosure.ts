import { Refusal } from "#core/refusal.ts";

export function notOfClosure(): Refusal {
  const text =
    "You can't change this time off, because it belongs to a company closure. An Admin or Owner can cancel it.";
  return new Refusal("conflict", "closure_leave", text);
}
