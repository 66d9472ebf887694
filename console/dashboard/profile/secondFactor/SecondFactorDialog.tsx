import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { SecondFactorAnswer } from "#core/api/accountAnswers.ts";
import { useOutcome } from "#console/shared/toast/useOutcome.ts";
import { IdentityForm } from "./IdentityForm.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import { useRenewRecoveryCodes, useTurnOff } from "./secondFactorCalls.ts";
import { SetupSteps } from "./SetupSteps.tsx";
import { StepsDialog } from "./StepsDialog.tsx";

export type FactorAct = "setup" | "codes" | "off";

interface SecondFactorDialogProps {
  act: FactorAct;
  factor: SecondFactorAnswer;
  onClose: () => void;
}

export function SecondFactorDialog({ act, factor, onClose }: SecondFactorDialogProps) {
  if (act === "setup") {
    return <SetupDialog isChange={factor.isOn} onClose={onClose} />;
  }
  return act === "codes" ? (
    <CodesDialog confirmBy={factor.confirmBy} onClose={onClose} />
  ) : (
    <OffDialog confirmBy={factor.confirmBy} onClose={onClose} />
  );
}

function SetupDialog({ isChange, onClose }: { isChange: boolean; onClose: () => void }) {
  const [title] = useState(isChange ? "Change Authenticator App" : "Set Up Two-Factor Authentication");
  const [hasCodes, setHasCodes] = useState(false);
  return (
    <StepsDialog title={title} onClose={hasCodes ? undefined : onClose}>
      <SetupSteps onCodes={() => setHasCodes(true)} onDone={onClose} />
    </StepsDialog>
  );
}

type AboutToChange = Pick<SecondFactorAnswer, "confirmBy"> & { onClose: () => void };

function CodesDialog({ confirmBy, onClose }: AboutToChange) {
  const renew = useRenewRecoveryCodes();
  const [codes, setCodes] = useState<string[]>();
  if (codes) {
    return (
      <StepsDialog title="New Recovery Codes">
        <RecoveryCodes codes={codes} onDone={onClose} />
      </StepsDialog>
    );
  }
  return (
    <StepsDialog title="Create new recovery codes?" onClose={onClose}>
      <Typography variant="body2" sx={{ color: "text.secondary", mb: 2 }}>
        Your current recovery codes will stop working, and your other sessions will be signed out.
      </Typography>
      <IdentityForm
        confirmBy={confirmBy}
        action="Create New Codes"
        isPending={renew.isPending}
        onConfirm={(proof) => renew.mutateAsync(proof).then(({ recoveryCodes }) => setCodes(recoveryCodes))}
      />
    </StepsDialog>
  );
}

function OffDialog({ confirmBy, onClose }: AboutToChange) {
  const turnOff = useTurnOff();
  const show = useOutcome();
  return (
    <StepsDialog title="Turn off two-factor authentication?" onClose={onClose}>
      <Typography variant="body2" sx={{ color: "text.secondary", mb: 2 }}>
        You&apos;ll sign in without a code. Your other sessions will be signed out.
      </Typography>
      <IdentityForm
        confirmBy={confirmBy}
        action="Turn Off"
        isDestructive
        isPending={turnOff.isPending}
        onConfirm={(proof) => {
          const write = turnOff.mutateAsync(proof);
          void show(write, {
            done: { title: "Two-Factor Authentication Off" },
            failed: "Failed to turn off two-factor authentication.",
          });
          return write.then(onClose);
        }}
      />
    </StepsDialog>
  );
}
