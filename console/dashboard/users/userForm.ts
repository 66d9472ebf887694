import { z } from "zod";
import { isoDateField, orAbsent } from "#core/inputs.ts";
import { UserPatch } from "#core/people/UserInput.ts";
import type { User } from "./userCalls.ts";

/** What a select says for "none"; the schema takes it as unset. */
export const NONE = "none";

/** The form in which a person is edited: all fields of a change, whether an override that was set for later is called off, and whether somebody deactivated comes back. */
export const UserForm = UserPatch.omit({ isActive: true })
  .extend({ effectiveOn: orAbsent(isoDateField()), isNextCalledOff: z.boolean(), isReactivated: z.boolean() })
  .refine(({ startDate, endDate }) => !startDate || !endDate || endDate >= startDate, {
    error: "End date must be on or after start date",
    path: ["endDate"],
  });
export type UserForm = z.output<typeof UserForm>;

/** A person as the form shows them to begin with. */
export function formOf(user: User) {
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

/** What a filled-in form changes of a person: what stayed as it was is not sent, so that nobody else's change to it is undone. */
export function changesTo(user: User, form: UserForm): UserPatch {
  const { effectiveOn, isNextCalledOff, isReactivated, ...wanted } = form;
  const changed = Object.entries(wanted).filter(
    ([field, value]) => (value ?? null) !== (user[field as keyof typeof wanted] ?? null),
  );
  const changes: UserPatch = Object.fromEntries(changed);
  const isOverridden = "ptoBalanceOverride" in changes;
  const next = isNextCalledOff && !isOverridden ? user.nextPtoBalanceOverride : null;
  return {
    ...changes,
    ...(effectiveOn && isOverridden ? { effectiveOn } : {}),
    // What holds now goes on holding from the day on which it was to change.
    ...(next ? { ptoBalanceOverride: user.ptoBalanceOverride ?? null, effectiveOn: next.effectiveOn } : {}),
    ...(isReactivated ? { isActive: true } : {}),
  };
}
