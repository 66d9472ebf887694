import { z } from "zod";
import type { UserAnswer } from "#core/api/UserAnswer.ts";
import { isoDateField, orAbsent } from "#core/inputs.ts";
import { UserPatch } from "#core/people/UserInput.ts";

export const NONE = "none";

export const UserForm = UserPatch.omit({
  isActive: true,
  serviceStartDate: true,
  creditedYears: true,
  birthDate: true,
  groups: true,
})
  .extend({ effectiveOn: orAbsent(isoDateField()), isNextCalledOff: z.boolean(), isReactivated: z.boolean() })
  .refine(({ startDate, endDate }) => !startDate || !endDate || endDate >= startDate, {
    error: "End date must be on or after start date",
    path: ["endDate"],
  });
export type UserForm = z.output<typeof UserForm>;

export function formOf(user: UserAnswer) {
  return {
    name: user.name,
    email: user.email,
    role: user.role,
    managerId: user.managerId ?? NONE,
    officeId: user.officeId ?? NONE,
    startDate: user.startDate ?? "",
    endDate: user.endDate ?? "",
    ptoBalanceOverride: user.ptoBalanceOverride?.toString() ?? "",
    effectiveOn: "",
    isNextCalledOff: false,
    isReactivated: false,
  };
}

export function changesTo(user: UserAnswer, form: UserForm): UserPatch {
  const { effectiveOn, isNextCalledOff, isReactivated, ...wanted } = form;
  const changed = Object.entries(wanted).filter(
    ([field, value]) => (value ?? null) !== (user[field as keyof typeof wanted] ?? null),
  );
  const changes: UserPatch = Object.fromEntries(changed);
  const isResumed = effectiveOn !== undefined && Boolean(user.nextPtoBalanceOverride);
  const isOverridden = "ptoBalanceOverride" in changes || isResumed;
  const next = isNextCalledOff && !isOverridden ? user.nextPtoBalanceOverride : null;
  return {
    ...changes,
    ...(effectiveOn && isOverridden ? { ptoBalanceOverride: form.ptoBalanceOverride ?? null, effectiveOn } : {}),
    ...(next ? { ptoBalanceOverride: user.ptoBalanceOverride ?? null, effectiveOn: next.effectiveOn } : {}),
    ...(isReactivated ? { isActive: true } : {}),
  };
}
