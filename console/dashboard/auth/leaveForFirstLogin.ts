import type { SignupAnswer } from "#core/api/OrganizationAnswer.ts";
import { carryToast } from "#console/shared/toast/carriedToast.ts";
import { startOverAtLogin } from "../session/browser.ts";

export function leaveForFirstLogin({ user }: Pick<SignupAnswer, "user">): void {
  carryToast({
    title: "Organization Created!",
    description: user?.mustConfirm
      ? "Before you sign in, open the link in the email we sent you."
      : "Your account has been created successfully. You can now log in.",
  });
  startOverAtLogin(user?.email);
}
