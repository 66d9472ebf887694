import Chip, { type ChipProps } from "@mui/material/Chip";
import { capitalized } from "#core/capitalized.ts";

const TONES: Record<string, ChipProps["color"]> = {
  approved: "success",
  accepted: "success",
  active: "success",
  sent: "success",
  pending: "warning",
  rejected: "error",
  failed: "error",
};

export function StatusChip({ status, label = capitalized(status) }: { status: string; label?: string }) {
  return <Chip size="small" variant="outlined" color={TONES[status] ?? "default"} label={label} />;
}
