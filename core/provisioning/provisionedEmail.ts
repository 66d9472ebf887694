import { normalEmail } from "#core/addresses/normalEmail.ts";

interface Emails {
  sent: { email?: string | undefined; userName?: string | undefined };
  current: { email: string; userName: string };
}

export function provisionedEmail({ sent, current }: Emails): string | undefined {
  const email = normalEmail(current.email);
  const follows = email === normalEmail(current.userName);
  const userName = follows && sent.userName?.includes("@") ? sent.userName : undefined;
  const wanted = sent.email ?? userName;
  return wanted === undefined || normalEmail(wanted) === email ? undefined : normalEmail(wanted);
}
