import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import { useState } from "react";
import { MONTHS } from "#core/calendar/dateTexts.ts";
import { SIGNUP_ZONES } from "#core/offices/zones.ts";
import { NewPasswordInput } from "#console/shared/form/NewPasswordInput.tsx";
import { TextInput } from "#console/shared/form/TextInput.tsx";
import { useZodForm } from "#console/shared/form/useZodForm.ts";
import { useToast } from "#console/shared/toast/toastContext.ts";
import { browser } from "#console/dashboard/session/browser.ts";
import { hasGoogle } from "#console/dashboard/session/hasGoogle.ts";
import { AuthCard, FormStack } from "../AuthCard.tsx";
import { EmailInput } from "../EmailInput.tsx";
import { fullSignupForm } from "./fullSignupForm.ts";
import { leaveForFirstLogin } from "../leaveForFirstLogin.ts";
import { useFullSignup } from "./signupCalls.ts";
import { useSignupFailure } from "./useSignupFailure.ts";

/** In milliseconds. */
const READ_FIRST = 1500;

export function FullSignup() {
  const [{ schema, empty }] = useState(fullSignupForm);
  const form = useZodForm(schema, empty);
  const signup = useFullSignup();
  const toast = useToast();
  const onError = useSignupFailure(form);
  const [isLeaving, setLeaving] = useState(false);
  const isBusy = signup.isPending || isLeaving;
  const [name, email, password] = form.watch(["name", "email", "password"]);
  const isReady = name.trim() !== "" && (hasGoogle() || (email?.trim() && (password?.length ?? 0) >= 6));
  const submit = form.handleSubmit(({ leaveYearStartsIn, ...wanted }) =>
    signup.mutate(leaveYearStartsIn === 1 ? wanted : { ...wanted, leaveYearStartsIn }, {
      onSuccess: (answer) => {
        setLeaving(true);
        if (!hasGoogle()) return leaveForFirstLogin(answer);
        toast({
          title: "Organization Created!",
          description: "Please complete authentication with Google to become the owner.",
        });
        setTimeout(() => browser.goTo("/auth/google"), READ_FIRST);
      },
      onError,
    }),
  );
  const { control } = form;
  return (
    <AuthCard
      title="Create Your Organization"
      lead={
        hasGoogle() ? "Tell us about your team, and then sign in with Google." : "Tell us about your team and yourself."
      }
      back="/signup"
      width={540}
    >
      <FormStack onSubmit={() => void submit()}>
        <TextInput
          control={control}
          name="name"
          label="Organization Name"
          required
          disabled={isBusy}
          autoComplete="organization"
        />
        <TextInput
          control={control}
          name="domain"
          label="Domain (optional)"
          placeholder="example.com"
          hint="New and changed emails must belong to this domain"
          disabled={isBusy}
        />
        <TextInput control={control} name="timezone" label="Time Zone" select disabled={isBusy}>
          {SIGNUP_ZONES.map((zone) => (
            <MenuItem key={zone.value} value={zone.value}>
              {zone.label}
            </MenuItem>
          ))}
        </TextInput>
        <TextInput
          control={control}
          name="leaveYearStartsIn"
          label="Leave Year Starts In"
          hint="Yearly allowances begin on the first day of the month you choose"
          select
          disabled={isBusy}
        >
          {MONTHS.map((month, index) => (
            <MenuItem key={month} value={String(index + 1)}>
              {month}
            </MenuItem>
          ))}
        </TextInput>
        <TextInput
          control={control}
          name="ptoPolicy"
          label="PTO Policy (optional)"
          hint="Shown to employees when they request time off"
          multiline
          minRows={3}
          disabled={isBusy}
        />
        {!hasGoogle() && (
          <>
            <EmailInput control={control} name="email" label="Your Email" required disabled={isBusy} />
            <NewPasswordInput
              control={control}
              name="password"
              label="Password"
              required
              hint="Must be at least 6 characters long"
              disabled={isBusy}
            />
          </>
        )}
        <Button type="submit" variant="contained" size="large" disabled={!isReady || isBusy}>
          {isBusy ? "Creating Organization..." : hasGoogle() ? CONTINUE_WITH_GOOGLE : "Create Organization & Account"}
        </Button>
      </FormStack>
    </AuthCard>
  );
}

const CONTINUE_WITH_GOOGLE = "Create Organization & Continue with Google";
