import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Divider from "@mui/material/Divider";
import Typography from "@mui/material/Typography";
import { type ReactNode, useId } from "react";
import { z } from "zod";
import { NAME_MAX, text } from "#core/inputs.ts";
import { PasswordChange } from "#core/people/ProfileInput.ts";
import { wordsOf } from "#console/shared/api/ApiError.ts";
import { showServerErrors } from "#console/shared/form/showServerErrors.ts";
import { TextInput } from "#console/shared/form/TextInput.tsx";
import { useZodForm } from "#console/shared/form/useZodForm.ts";
import { useToast } from "#console/shared/toast/toastContext.ts";
import { useChangePassword, useEditProfile } from "./profileCalls.ts";

const NameForm = z.object({ name: text({ max: NAME_MAX, required: "Name is required" }) });

/** One's own name and password. */
export function ProfileDialog({ me, onClose }: { me: { name: string; email: string }; onClose: () => void }) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>Profile Settings</DialogTitle>
      <DialogContent sx={{ display: "grid", gap: 2.5, "&&": { pt: 1 } }}>
        <NameSettings name={me.name} />
        <Divider />
        <PasswordSettings email={me.email} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Done</Button>
      </DialogActions>
    </Dialog>
  );
}

function NameSettings({ name }: { name: string }) {
  const form = useZodForm(NameForm, { name });
  const edit = useEditProfile();
  const toast = useToast();
  const submit = form.handleSubmit((wanted) =>
    edit.mutate(wanted, {
      onSuccess: () => toast({ title: "Profile Updated" }),
      onError: (error) => {
        showServerErrors(form, error);
        toast({ title: "Error", description: wordsOf(error, "Failed to update profile"), tone: "destructive" });
      },
    }),
  );
  return (
    <SettingsForm onSubmit={() => void submit()} action="Save Name" isPending={edit.isPending}>
      <TextInput control={form.control} name="name" label="Full Name" autoComplete="name" />
    </SettingsForm>
  );
}

function PasswordSettings({ email }: { email: string }) {
  const form = useZodForm(PasswordChange, { currentPassword: "", newPassword: "" });
  const change = useChangePassword();
  const toast = useToast();
  const submit = form.handleSubmit((wanted) =>
    change.mutate(wanted, {
      onSuccess: () => {
        form.reset();
        toast({ title: "Password Changed", description: "Your other sessions have been signed out." });
      },
      onError: (error) => {
        showServerErrors(form, error);
        toast({ title: "Error", description: wordsOf(error, "Failed to change password"), tone: "destructive" });
      },
    }),
  );
  return (
    <SettingsForm onSubmit={() => void submit()} action="Change Password" isPending={change.isPending}>
      <Typography variant="h3" component="h3">
        Password
      </Typography>
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <TextInput
        control={form.control}
        name="currentPassword"
        label="Current Password"
        type="password"
        autoComplete="current-password"
      />
      <TextInput
        control={form.control}
        name="newPassword"
        label="New Password"
        type="password"
        placeholder="At least 6 characters"
        autoComplete="new-password"
      />
    </SettingsForm>
  );
}

interface SettingsFormProps {
  onSubmit: () => void;
  action: string;
  isPending: boolean;
  children: ReactNode;
}

function SettingsForm({ onSubmit, action, isPending, children }: SettingsFormProps) {
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      sx={{ display: "grid", gap: 2 }}
    >
      {children}
      <Button type="submit" variant="outlined" color="inherit" loading={isPending} sx={{ justifySelf: "start" }}>
        {action}
      </Button>
    </Box>
  );
}
