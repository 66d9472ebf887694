export function invitationLink(token: string): string {
  return `${window.location.origin}/accept-invitation?${new URLSearchParams({ token }).toString()}`;
}

export async function copyInvitationLink(token: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(invitationLink(token));
    return true;
  } catch {
    return false;
  }
}
