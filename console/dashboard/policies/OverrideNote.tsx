import Alert from "@mui/material/Alert";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import type { PolicyOfPersonAnswer } from "#core/api/PolicyAnswer.ts";
import { VACATION } from "#core/leave/LeaveType.ts";
import { officePolicies } from "./policyCalls.ts";

interface OverrideNoteProps {
  officeId: string;
  current: PolicyOfPersonAnswer;
}

export function OverrideNote({ officeId, current }: OverrideNoteProps) {
  const isOfOffice = current.of === "office";
  const policies = useQuery({ ...officePolicies(officeId), enabled: isOfOffice });
  const vacation = isOfOffice ? policies.data?.find(({ type }) => type === VACATION) : current;
  if (!vacation) return null;
  const ruling = {
    person: "their own policy",
    group: `the policy of the group “${current.name}”`,
    office: "this office's policy",
  }[current.of];
  const { isUnlimited, allowance, replaceable } = vacation;
  if (isUnlimited || replaceable === null) {
    return (
      <Alert severity="info" variant="outlined">
        {isUnlimited
          ? `Vacation is unlimited ${isOfOffice ? "in this office" : `under ${ruling}`}, so the vacation allowance has no effect.`
          : `The vacation allowance has no effect, because ${ruling} has no grants.`}
      </Alert>
    );
  }
  return (
    <Typography variant="body2" sx={{ color: "text.secondary" }}>
      {replaceable === allowance
        ? `The vacation allowance replaces the one in ${ruling} (${allowance}). Leave it blank to use the policy's allowance.`
        : `The vacation allowance replaces only the first grant in ${ruling} (${replaceable}). The policy's other grants are added. Leave it blank to use the policy's allowance (${allowance}).`}
    </Typography>
  );
}
