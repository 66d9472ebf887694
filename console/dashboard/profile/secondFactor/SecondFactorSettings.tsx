import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import type { SecondFactorAnswer } from "#core/api/accountAnswers.ts";
import { lazyDialog } from "#console/shared/dialogs/lazyDialog.tsx";
import { localMoment } from "#console/shared/localDates.ts";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { ListSkeleton } from "#console/shared/states/Skeletons.tsx";
import type { FactorAct } from "./SecondFactorDialog.tsx";
import { secondFactor } from "./secondFactorCalls.ts";

const SecondFactorDialog = lazyDialog(() => import("./SecondFactorDialog.tsx").then((file) => file.SecondFactorDialog));

export function SecondFactorSettings() {
  const factor = useQuery(secondFactor());
  const [act, setAct] = useState<FactorAct>();
  return (
    <Box component="section" aria-labelledby="own-security" sx={{ display: "grid", gap: 2 }}>
      <Typography variant="h3" id="own-security">
        Security
      </Typography>
      <Loaded query={factor} failed="Failed to load two-factor authentication" skeleton={<ListSkeleton rows={1} />}>
        {(own) => (
          <>
            {own.isOn ? <IsOn own={own} onAct={setAct} /> : <IsOff own={own} onAct={setAct} />}
            <Suspense>
              {act && <SecondFactorDialog act={act} factor={own} onClose={() => setAct(undefined)} />}
            </Suspense>
          </>
        )}
      </Loaded>
    </Box>
  );
}

interface StateProps {
  own: SecondFactorAnswer;
  onAct: (act: FactorAct) => void;
}

function IsOff({ own, onAct }: StateProps) {
  return (
    <>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {own.isRequired && "Your organization requires two-factor authentication. "}
        With two-factor authentication, a stolen password isn&apos;t enough to sign in. You also need a code from an app
        on your phone.
      </Typography>
      <Button variant="outlined" color="inherit" onClick={() => onAct("setup")} sx={{ justifySelf: "start" }}>
        Set Up Two-Factor Authentication
      </Button>
    </>
  );
}

function IsOn({ own, onAct }: StateProps) {
  const { recoveryCodesLeft: left } = own;
  return (
    <>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
        <Chip size="small" color="success" label="Two-factor authentication on" />
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {own.since && `since ${localMoment(own.since)}`}
        </Typography>
      </Box>
      <Typography variant="body2" sx={{ color: left < 3 ? "warning.main" : "text.secondary" }}>
        {left === 1 ? "1 recovery code left." : `${left} recovery codes left.`}
        {own.isRequired && " Your organization requires two-factor authentication."}
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        <Button variant="outlined" color="inherit" onClick={() => onAct("setup")}>
          Change App
        </Button>
        <Button variant="outlined" color="inherit" onClick={() => onAct("codes")}>
          New Recovery Codes
        </Button>
        {!own.isRequired && (
          <Button variant="outlined" color="error" onClick={() => onAct("off")}>
            Turn Off
          </Button>
        )}
      </Box>
    </>
  );
}
