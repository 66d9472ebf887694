import Chip from "@mui/material/Chip";
import type { RequestStatus } from "#core/leave/Statuses.ts";
import { capitalized } from "#core/capitalized.ts";

const COLORS = { pending: "secondary", approved: "success", rejected: "error", cancelled: "default" } as const;

export function StatusChip({ status }: { status: RequestStatus }) {
  return <Chip size="small" variant="outlined" color={COLORS[status]} label={capitalized(status)} />;
}
