import { rolesOutOfReach } from "#core/invitations/invitationRight.ts";
import { isAtLeast, type Role } from "#core/people/access/roles.ts";

const INVITATIONS =
  "Pending invitations that they may no longer send will be revoked, and invitation links that they may have copied will be replaced.";
const KEYS = "The organization's API keys and provisioning tokens that they created will stop working.";

/** Names what ends when a person with the role `before` gets the role `after`. */
export function demotionText(before: Role, after: Role): string | undefined {
  if (isAtLeast(after, before)) return undefined;
  const texts = [
    ...(rolesOutOfReach({ role: before, isActive: true }, { role: after, isActive: true }).length > 0
      ? [INVITATIONS]
      : []),
    ...(before === "Owner" ? [KEYS] : []),
  ];
  return texts.length > 0 ? texts.join(" ") : undefined;
}
