import Chip from "@mui/material/Chip";
import type { Role } from "#core/people/access/roles.ts";

const STYLES = {
  Owner: { color: "primary", variant: "filled" },
  Admin: { color: "secondary", variant: "filled" },
  Manager: { color: "primary", variant: "outlined" },
  Employee: { color: "default", variant: "outlined" },
} as const satisfies Record<Role, { color: string; variant: string }>;

export function RoleBadge({ role }: { role: Role }) {
  return <Chip size="small" label={role} {...STYLES[role]} />;
}
