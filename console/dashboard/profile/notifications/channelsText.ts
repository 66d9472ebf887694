export function channelsText({ sendsMail, hasSlack }: { sendsMail: boolean; hasSlack: boolean }): string {
  const all = "All notifications are in your inbox.";
  if (!sendsMail && !hasSlack)
    return `${all} Slack and email aren't set up on this server, so there are no other channels.`;
  if (!sendsMail) return `${all} Email isn't set up on this server, so Slack is the only other channel.`;
  if (!hasSlack) return `${all} Slack isn't set up on this server, so email is the only other channel.`;
  return `${all} Choose where else you get them.`;
}
