/** Each key is the code in a redirect's `?error=`. Security: the URL can't make a page show any other text. */
export const REDIRECT_ERRORS = {
  failed: "Something went wrong. Please try again.",
  signed_out: "Please sign in",
  another_person: "This browser is now signed in as another person, so nothing was changed",
  another_persons_data: "This browser is now signed in as another person, so no data was downloaded",
  file_forbidden: "You don't have permission to download this file",
  file_missing: "This file no longer exists",
  too_many_files: "Too many files were downloaded or are still downloading. Please try again later.",
  forbidden: "You need Admin or Owner permissions to manage Slack integration",
  console_forbidden: "You need Admin or Owner permissions to use the admin console",

  google_not_set_up:
    "Google sign-in isn't set up on this server. Use your email and password, or ask an Admin in your organization.",
  google_failed: "Google couldn't confirm this sign-in. Please try again.",
  google_cancelled: "Google sign-in was canceled",
  google_not_finished: "Google sign-in wasn't completed in this browser or took too long. Please try again.",
  started_elsewhere: "Another site started this sign-in. Open Awayday yourself and continue with Google there.",
  not_confirmed: "Please confirm your password in your Profile Settings first",
  unverified_email: "Google hasn't verified this account's email. Verify it with Google, or choose another account.",
  no_account: "No Awayday account uses this email. Ask an Admin in your organization to invite you.",
  password_account:
    "This email already has an account with a password. Sign in with the password, and then link Google in your Profile Settings.",
  other_google:
    "Another Google account is linked to this email. Sign in with that one, or choose “Forgot password?” to link this one.",
  not_managed:
    "Google can't confirm who owns this email. Choose “Forgot password?” and use the link in the email to sign in with Google, or ask an Owner in your organization.",
  google_taken:
    "This Google account is already linked to an Awayday account. Sign in with it, or choose another Google account.",
  not_confirmed_google: "Please start again in your Profile Settings",
  not_own_google:
    "This isn't the Google account that you sign in with. Please choose the one that you use for Awayday.",
  already_linked: "A Google account is already linked",
  google_only: "Your organization uses Google sign-in",
  wrong_domain: "This Google account doesn't belong to your organization's domain",
  other_email: "This invitation is for another email. Please choose the Google account with that email.",
  other_address: "This link is for another email. Please choose the Google account with that email.",
  invalid_google_link: "This link is invalid or has expired. Choose “Forgot password?” for a new one.",
  sso_required:
    "Your organization requires single sign-on. Enter your email on the sign-in page, and continue with your identity provider. If the page doesn't offer it, enter your password first.",
  sso_off: "Single sign-on isn't available for your organization. Sign in another way, or ask an Owner.",
  sso_failed: "Your identity provider couldn't confirm this sign-in. Please try again, or ask an Owner.",
  sso_cancelled: "The sign-in with your identity provider was canceled or refused",
  sso_not_finished: "The sign-in wasn't completed in this browser or took too long. Please try again.",
  sso_started_elsewhere: "Another site started this. Open Awayday yourself and start again there.",
  sso_no_account:
    "No Awayday account was found for your account at the identity provider. If you have a password here, enter it first, and then continue with your identity provider within 10 minutes. If that doesn't help, ask an Admin in your organization.",
  sso_asked:
    "An Admin in your organization was asked to let you join. You'll get an email when they accept, and you can then sign in here.",
  sso_declined: "An Admin in your organization declined to let you join. If you think this is a mistake, contact them.",
  sso_invited: "You were invited to join. Open the link in your invitation first; after that, you can sign in here.",
  sso_no_email: "Your identity provider didn't share a verified email address. Ask an Owner in your organization.",
  sso_deactivated: "Your account was deactivated. Ask an Admin in your organization.",
  sso_link_first:
    "Please confirm that this account is yours: within 10 minutes, sign in here with your password or Google. Awayday then links your identity provider to your account. If you have neither, ask an Admin in your organization for a password link.",
  sso_other_email:
    "Your email at the identity provider differs from the one on your Awayday account. Choose another account there, or ask an Admin in your organization to correct the email.",
  sso_other_linked:
    "Another account at your identity provider is linked to your Awayday account. Sign in with that one, or choose “Forgot password?” to link this one.",
  sso_other_linked_only:
    "Another account at your identity provider is linked to your Awayday account. Sign in with that one, or ask an Admin or Owner in your organization for a password link. With the new password, you can link this one.",
  calendar_not_set_up: "This calendar service isn't set up on this server",
  calendar_cancelled: "The connection to your calendar was canceled",
  calendar_not_finished:
    "The connection to your calendar wasn't completed in this browser or took too long. Please try again.",
  calendar_failed:
    "Your calendar couldn't be connected. Please try again, and grant all the permissions that Awayday asks for.",
  email_taken: "This email already has an account",
  invalid_invitation: "This invitation link is invalid or has expired.",
  signup_over: "This sign-up has expired. Please create the organization again.",
  too_many: "Too many attempts. Please try again later.",

  slack_not_set_up:
    "Slack isn't set up on this server yet. Ask your server administrator to follow the Slack guide in Awayday's documentation (docs/slack.md).",
  slack_cancelled: "The connection to Slack was canceled",
  slack_not_granted: "Slack didn't grant the connection. Please try again.",
  slack_not_confirmed: "Slack couldn't confirm the connection. Please try again.",
  slack_not_finished: "The connection to Slack wasn't completed in this browser or took too long. Please try again.",
  slack_whole_grid: "Please connect one workspace, not a whole Enterprise organization",
  slack_rotates:
    "The Slack app has token rotation turned on. Turn it off in the app's settings, under OAuth & Permissions, and try again.",
  slack_too_little:
    "Slack granted fewer permissions than Awayday needs. Reinstall the app with all the permissions it asks for.",
  slack_team_taken: "This Slack workspace is connected to another organization. Disconnect it there first.",
} as const;

export type RedirectErrorCode = keyof typeof REDIRECT_ERRORS;

const WITHOUT_MAIL: Partial<Record<RedirectErrorCode, string>> = {
  other_google:
    "Another Google account is linked to this email. Sign in with that one, or ask an Admin in your organization.",
  not_managed: "Google can't confirm who owns this email. Ask an Owner in your organization.",
  invalid_google_link: "This link is invalid or has expired. Ask an Admin in your organization.",
  sso_other_linked:
    "Another account at your identity provider is linked to your Awayday account. Sign in with that one, or ask an Admin in your organization.",
  sso_asked: "An Admin in your organization was asked to let you join. Once they accept, you can sign in here.",
};

const WITHOUT_GOOGLE: Partial<Record<RedirectErrorCode, string>> = {
  sso_link_first:
    "Please confirm that this account is yours: within 10 minutes, sign in here with your password. Awayday then links your identity provider to your account. If you have no password, ask an Admin in your organization for a password link.",
};

export function withRedirectError(page: string, code: string): string {
  return `${page}${page.includes("?") ? "&" : "?"}error=${isKnown(code) ? code : "failed"}`;
}

export function redirectErrorText(
  code: string | null,
  { sendsMail = true, hasGoogle = true } = {},
): string | undefined {
  if (code === null || !isKnown(code)) return undefined;
  const withoutMail = sendsMail ? undefined : WITHOUT_MAIL[code];
  const withoutGoogle = hasGoogle ? undefined : WITHOUT_GOOGLE[code];
  return withoutMail ?? withoutGoogle ?? REDIRECT_ERRORS[code];
}

function isKnown(code: string): code is RedirectErrorCode {
  return Object.hasOwn(REDIRECT_ERRORS, code);
}
