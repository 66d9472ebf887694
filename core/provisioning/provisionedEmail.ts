import { normalEmail } from "#core/addresses/normalEmail.ts";

interface Emails {
  sent: { email?: string | undefined; userName?: string | undefined };
  current: { email: string; userName: string };
}

/** A new `userName` can become the new email. Returns undefined if the email stays the same. */
export function provisionedEmail({ sent, current }: Emails): string | undefined {
  const email = normalEmail(current.email);
  const follows = email === normalEmail(current.userName);
  const userName = follows && sent.userName?.includes("@") ? sent.userName : undefined;
  const wanted = sent.email ?? userName;
  return wanted === undefined || normalEmail(wanted) === email ? undefined : normalEmail(wanted);
}
