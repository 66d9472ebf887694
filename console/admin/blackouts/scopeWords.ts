import type { BlackoutAnswer } from "#core/api/closed/BlackoutAnswer.ts";
import type { LeaveType } from "#core/leave/LeaveType.ts";

export function namesOr(all: string, chosen: readonly string[] | null, named: readonly { name: string }[]): string {
  return chosen ? named.map(({ name }) => name).join(", ") : all;
}

export function typesText({ types }: Pick<BlackoutAnswer, "types">, nameOf: (type: LeaveType) => string): string {
  return types ? types.map(nameOf).join(", ") : "All types";
}
