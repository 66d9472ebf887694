export function passwordFirst({ sendsMail }: { sendsMail: boolean }): string {
  return sendsMail
    ? "Set a password first: sign out and choose “Forgot password?”"
    : "Set a password first: ask an Admin in your organization for a password link";
}

export function firstPasswordText({ sendsMail }: { sendsMail: boolean }): string {
  const way = sendsMail
    ? "sign out and choose “Forgot password?”"
    : "ask an Admin in your organization for a password link";
  return `You don't have a password. To set one, ${way}.`;
}
