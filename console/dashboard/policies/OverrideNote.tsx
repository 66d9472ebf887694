import Alert from "@mui/material/Alert";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { officePolicies } from "./policyCalls.ts";

/** Explains how an office's vacation policy affects a personal allowance. Shows nothing until the policy has loaded. */
export function OverrideNote({ officeId }: { officeId: string }) {
  const policies = useQuery(officePolicies(officeId));
  const vacation = policies.data?.find(({ type }) => type === "vacation");
  if (!vacation) return null;
  if (vacation.isUnlimited) {
    return (
      <Alert severity="info" variant="outlined">
        Vacation is unlimited in this office, so the vacation allowance has no effect.
      </Alert>
    );
  }
  return (
    <Typography variant="body2" sx={{ color: "text.secondary" }}>
      The vacation allowance replaces the one in this office&apos;s policy ({vacation.allowance}). Leave it blank to use
      the policy&apos;s allowance.
    </Typography>
  );
}
