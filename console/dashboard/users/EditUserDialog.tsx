import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import MenuItem from "@mui/material/MenuItem";
import type { ReactNode } from "react";
import type { UserAnswer } from "#core/api/UserAnswer.ts";
import { formatDate } from "#core/calendar/dateTexts.ts";
import { fixedFields } from "#core/people/access/roleChange.ts";
import { needsAnotherAdmin } from "#core/people/access/ownLeave.ts";
import { isAtLeast, type Role, ROLES } from "#core/people/access/roles.ts";
import { emailChangeText } from "#console/shared/emailChangeText.ts";
import { demotionText } from "#console/shared/people/demotionText.ts";
import { CheckInput } from "#console/shared/form/CheckInput.tsx";
import { DateInput } from "#console/shared/form/DateInput.tsx";
import { DaysInput } from "#console/shared/form/DaysInput.tsx";
import { FormDialog } from "#console/shared/form/FormDialog.tsx";
import { showServerErrors } from "#console/shared/form/showServerErrors.ts";
import { TextInput } from "#console/shared/form/TextInput.tsx";
import { useZodForm } from "#console/shared/form/useZodForm.ts";
import { useLockedFields } from "#console/shared/provisioning/lockedFields.ts";
import { useOutcome } from "#console/shared/toast/useOutcome.ts";
import { twoColumns } from "#console/shared/parts/columns.ts";
import { wholeDates } from "#console/shared/wholeDates.ts";
import { useLeaveYear } from "../session/meContext.ts";
import { type Choice, managerChoices, officeChoices } from "./choices.ts";
import { NextOverride } from "./NextOverride.tsx";
import { useEditUser } from "./userCalls.ts";
import { changesTo, formOf, NONE, UserForm } from "./userForm.ts";

interface EditUserDialogProps {
  user: UserAnswer;
  me: { id: string; role: Role };
  users: readonly UserAnswer[];
  offices: readonly Choice[];
  children: (officeId: string | null) => ReactNode;
  onClose: () => void;
}

const PAIR = {
  display: "grid",
  gap: 2,
  gridTemplateColumns: twoColumns("12.5rem"),
};

export function EditUserDialog({ user, me, users, offices, children, onClose }: EditUserDialogProps) {
  const edit = useEditUser();
  const show = useOutcome();
  const form = useZodForm(UserForm, formOf(user));
  const { control } = form;
  const fixed = fixedFields(me, user);
  const locked = useLockedFields("users", user.id);
  const { since } = useLeaveYear();
  const [officeId, from, newRole] = form.watch(["officeId", "effectiveOn", "role"]);
  const isOverrideChanged = form.formState.dirtyFields.ptoBalanceOverride === true;
  const isOverrideSet = isOverrideChanged || Boolean(user.nextPtoBalanceOverride && from);
  const isOwn = user.id === me.id && needsAnotherAdmin(me.id, users);
  const own = isOwn ? { disabled: true, hint: "Another Admin or Owner can change this for you" } : {};
  const submit = form.handleSubmit(async (wanted) => {
    const wasDone = await show(edit.mutateAsync({ id: user.id, ...changesTo(user, wanted) }), {
      done: { title: "User updated successfully" },
      failed: "Failed to update user",
      onFailed: (error) => showServerErrors(form, error),
    });
    if (wasDone) onClose();
  });
  return (
    <FormDialog
      title="Edit User"
      submit="Save Changes"
      submitting="Saving..."
      isPending={edit.isPending}
      isLarge
      onSubmit={submit}
      onClose={onClose}
    >
      {!user.isActive && (
        <Alert severity="warning" variant="outlined" icon={false}>
          {wholeDates(
            `${user.name} is deactivated${user.endDate ? `; their last day was ${formatDate(user.endDate)}` : ""}.`,
          )}
          <CheckInput control={control} name="isReactivated" label="Reactivate this user" />
        </Alert>
      )}
      <Box sx={PAIR}>
        <TextInput
          control={control}
          name="name"
          label="Name"
          autoComplete="off"
          disabled={"name" in locked}
          hint={locked.name ?? ""}
        />
        <TextInput
          control={control}
          name="role"
          label="Role"
          select
          disabled={fixed.role !== undefined}
          hint={fixed.role ?? demotionText(user.role, newRole ?? user.role) ?? ""}
        >
          {ROLES.filter((role) => isAtLeast(me.role, role) || role === user.role).map((role) => (
            <MenuItem key={role} value={role}>
              {role}
            </MenuItem>
          ))}
        </TextInput>
      </Box>
      <TextInput
        control={control}
        name="email"
        label="Email"
        type="email"
        autoComplete="off"
        disabled={fixed.email !== undefined}
        hint={fixed.email ?? emailChangeText()}
      />
      <Box sx={PAIR}>
        <TextInput
          control={control}
          name="managerId"
          label="Manager"
          select
          disabled={"managerId" in locked}
          hint={locked.managerId ?? ""}
        >
          <MenuItem value={NONE}>No manager</MenuItem>
          {managerChoices(user, users).map((manager) => (
            <MenuItem key={manager.id} value={manager.id}>
              {manager.name}
            </MenuItem>
          ))}
        </TextInput>
        <TextInput control={control} name="officeId" label="Office" select {...own}>
          <MenuItem value={NONE}>No office</MenuItem>
          {officeChoices(user, offices).map((office) => (
            <MenuItem key={office.id} value={office.id}>
              {office.name}
            </MenuItem>
          ))}
        </TextInput>
      </Box>
      <Box sx={PAIR}>
        <DateInput control={control} name="startDate" label="Start Date (optional)" {...own} />
        <DateInput
          control={control}
          name="endDate"
          label="End Date (optional)"
          hint="Their last day, if known"
          {...own}
        />
        <DaysInput
          control={control}
          name="ptoBalanceOverride"
          label="Vacation Allowance"
          min={0}
          placeholder="Default policy"
          unit="day"
          {...own}
        />
        {(isOverrideChanged || user.nextPtoBalanceOverride) && (
          <DateInput
            control={control}
            name="effectiveOn"
            label="Allowance Effective Date (optional)"
            hint={
              isOverrideChanged
                ? wholeDates(`Leave blank to start on ${formatDate(since)}, the first day of this leave year`)
                : "Enter a date to return to today's allowance on that day"
            }
            {...own}
          />
        )}
      </Box>
      {user.nextPtoBalanceOverride && (
        <NextOverride
          next={user.nextPtoBalanceOverride}
          replacedFrom={isOverrideSet ? (typeof from === "string" && from) || since : undefined}
        >
          <CheckInput control={control} name="isNextCalledOff" label="Cancel this change" />
        </NextOverride>
      )}
      {children(typeof officeId === "string" && officeId !== NONE ? officeId : null)}
    </FormDialog>
  );
}
