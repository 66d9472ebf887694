import { Refusal } from "#core/refusal.ts";

export function notOfClosure(): Refusal {
  const text = "This time off belongs to a company closure, so it can't be changed. An Admin or Owner can cancel it.";
  return new Refusal("conflict", "closure_leave", text);
}
