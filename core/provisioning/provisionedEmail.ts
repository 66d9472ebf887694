interface Emails {
  sent: { email?: string | undefined; userName?: string | undefined };
  current: { email: string; userName: string };
}

/** A new `userName` can also be the new email. Undefined if the email stays. */
export function provisionedEmail({ sent, current }: Emails): string | undefined {
  const follows = current.email.toLowerCase() === current.userName.toLowerCase();
  const userName = follows && sent.userName?.includes("@") ? sent.userName : undefined;
  const wanted = (sent.email ?? userName)?.toLowerCase();
  return wanted === current.email.toLowerCase() ? undefined : wanted;
}
