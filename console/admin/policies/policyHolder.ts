import type { OfficePolicyAnswer } from "#core/api/PolicyAnswer.ts";

type Held = Pick<OfficePolicyAnswer, "assignment" | "officeName">;

/** Returns the name of the office, group or person that has a policy. */
export function holderText({ assignment, officeName }: Held): string {
  if (!assignment) return officeName;
  return assignment.person?.name ?? `Group ${assignment.group}`;
}

/** Returns the title of a policy: "Vacation in Berlin", "Vacation for Ana Lima". */
export function policyTitle(typeName: string, held: Held): string {
  if (!held.assignment) return `${typeName} in ${held.officeName}`;
  return `${typeName} for ${held.assignment.person?.name ?? `the group ${held.assignment.group}`}`;
}
