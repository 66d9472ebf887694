import { z } from "zod";
import { personNameField } from "#core/nameField.ts";
import { wordsOf } from "#console/shared/api/ApiError.ts";
import { showServerErrors } from "#console/shared/form/showServerErrors.ts";
import { TextInput } from "#console/shared/form/TextInput.tsx";
import { useZodForm } from "#console/shared/form/useZodForm.ts";
import { useLockedFields } from "#console/shared/provisioning/lockedFields.ts";
import { useToast } from "#console/shared/toast/toastContext.ts";
import { useEditProfile } from "./profileCalls.ts";
import { SettingsForm } from "./SettingsForm.tsx";

const NameForm = z.object({ name: personNameField() });

export function NameSettings({ id, name }: { id: string; name: string }) {
  const locked = useLockedFields("users", id);
  const form = useZodForm(NameForm, { name });
  const edit = useEditProfile();
  const toast = useToast();
  const submit = form.handleSubmit((wanted) =>
    edit.mutate(wanted, {
      onSuccess: () => toast({ title: "Profile Updated" }),
      onError: (error) => {
        showServerErrors(form, error);
        toast({ title: "Error", description: wordsOf(error, "Failed to update profile."), tone: "destructive" });
      },
    }),
  );
  return (
    <SettingsForm title="Name" onSubmit={() => void submit()} action="Save Name" isPending={edit.isPending}>
      <TextInput
        control={form.control}
        name="name"
        label="Full Name"
        autoComplete="name"
        disabled={"name" in locked}
        hint={locked.name ?? ""}
      />
    </SettingsForm>
  );
}
