import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { listText } from "#core/listText.ts";
import { ROLES, type Role } from "#core/people/access/roles.ts";
import { BusyButton } from "#console/shared/form/BusyButton.tsx";
import { ConfirmDialog } from "#console/shared/dialogs/ConfirmDialog.tsx";
import { Section } from "#console/shared/parts/Section.tsx";
import { useOutcome } from "#console/shared/toast/useOutcome.ts";
import { useSetSecondFactorRules } from "./organizationCalls.ts";

interface SecondFactorRuleProps {
  roles: readonly Role[];
  isFixed: boolean;
}

export function SecondFactorRule({ roles, isFixed }: SecondFactorRuleProps) {
  const [chosen, setChosen] = useState(roles);
  const [isAsking, setAsking] = useState(false);
  const set = useSetSecondFactorRules();
  const show = useOutcome();
  const added = chosen.filter((role) => !roles.includes(role));
  const isChanged = added.length > 0 || chosen.length !== roles.length;
  const toggle = (role: Role) =>
    setChosen(chosen.includes(role) ? chosen.filter((one) => one !== role) : [...chosen, role]);
  const save = async () => {
    await show(set.mutateAsync({ roles: chosen, seen: { roles } }), {
      done: { title: "Two-factor authentication updated" },
      failed: "Failed to update two-factor authentication.",
    });
    setAsking(false);
  };
  return (
    <Section title="Two-factor authentication">
      <Typography variant="body2" sx={{ color: "text.secondary", maxWidth: 640 }}>
        Everyone can protect their account with a code from an authenticator app. A code is required for these roles:
      </Typography>
      <Box
        component="fieldset"
        aria-label="Roles that require two-factor authentication"
        sx={{ border: 0, m: 0, p: 0, my: 1, display: "flex", flexWrap: "wrap" }}
      >
        {ROLES.toReversed().map((role) => (
          <FormControlLabel
            key={role}
            label={role}
            disabled={isFixed}
            control={<Checkbox checked={chosen.includes(role)} onChange={() => toggle(role)} />}
          />
        ))}
      </Box>
      {added.includes("Owner") && (
        <Alert severity="info" variant="outlined" sx={{ borderRadius: 2.5, mb: 2, maxWidth: 640 }}>
          This includes you. If you don&apos;t use it yet, you&apos;ll set it up next.
        </Alert>
      )}
      {!isFixed && (
        <BusyButton
          variant="contained"
          isIdle={!isChanged}
          loading={set.isPending}
          onClick={() => (added.length > 0 ? setAsking(true) : void save())}
        >
          Save
        </BusyButton>
      )}
      <ConfirmDialog
        open={isAsking}
        title="Require two-factor authentication?"
        confirm="Require two-factor authentication"
        isPending={set.isPending}
        onConfirm={() => void save()}
        onClose={() => setAsking(false)}
      >
        {inWords(added)} who don&apos;t use two-factor authentication will have to set it up before they can continue.
        Until then, their API keys and calendar links don&apos;t work. Slack and email links keep working.
      </ConfirmDialog>
    </Section>
  );
}

function inWords(roles: readonly Role[]): string {
  return `People with the ${listText(roles, "or")} role`;
}
