import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import { useState } from "react";
import { SIGNUP_ZONES } from "#core/offices/zones.ts";
import { FullSignupInput } from "#core/people/SignupInput.ts";
import { TextInput } from "#console/shared/form/TextInput.tsx";
import { useZodForm } from "#console/shared/form/useZodForm.ts";
import { useToast } from "#console/shared/toast/toastContext.ts";
import { browser } from "../session/browser.ts";
import { AuthCard, FormStack } from "./AuthCard.tsx";
import { useFullSignup } from "./signupCalls.ts";
import { useSignupFailure } from "./useSignupFailure.ts";

/** How long the notice can be read before Google's page takes over. */
const READ_FIRST = 1500;

/** Sign-up of an organisation whose Owner comes by Google. */
export function FullSignup() {
  const form = useZodForm(FullSignupInput, { name: "", domain: "", timezone: "America/New_York", ptoPolicy: "" });
  const signup = useFullSignup();
  const toast = useToast();
  const onError = useSignupFailure(form);
  const [isLeaving, setLeaving] = useState(false);
  const isBusy = signup.isPending || isLeaving;
  const name = form.watch("name");
  const submit = form.handleSubmit((wanted) =>
    signup.mutate(wanted, {
      onSuccess: () => {
        setLeaving(true);
        toast({
          title: "Organization Created!",
          description: "Please complete authentication with Google to become the owner.",
        });
        setTimeout(() => browser.goTo("/auth/google"), READ_FIRST);
      },
      onError,
    }),
  );
  return (
    <AuthCard
      title="Create your organization"
      lead="Tell us about your team, then sign in with Google."
      back="/signup"
      width={540}
    >
      <FormStack onSubmit={() => void submit()}>
        <TextInput
          control={form.control}
          name="name"
          label="Organization Name"
          required
          disabled={isBusy}
          autoComplete="organization"
        />
        <TextInput
          control={form.control}
          name="domain"
          label="Domain (optional)"
          placeholder="example.com"
          hint="Used for email validation and chat integration"
          disabled={isBusy}
        />
        <TextInput control={form.control} name="timezone" label="Timezone" select disabled={isBusy}>
          {SIGNUP_ZONES.map((zone) => (
            <MenuItem key={zone.value} value={zone.value}>
              {zone.label}
            </MenuItem>
          ))}
        </TextInput>
        <TextInput
          control={form.control}
          name="ptoPolicy"
          label="PTO Policy (optional)"
          hint="Shown to employees when they request time off"
          multiline
          minRows={3}
          disabled={isBusy}
        />
        <Button type="submit" variant="contained" size="large" disabled={!name.trim() || isBusy}>
          {isBusy ? "Creating Organization..." : "Create Organization & Continue with Google"}
        </Button>
      </FormStack>
    </AuthCard>
  );
}
