import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { SecretAnswer } from "#core/api/accountAnswers.ts";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { ListSkeleton } from "#console/shared/states/Skeletons.tsx";
import { useToast } from "#console/shared/toast/toastContext.ts";
import { wordsOf } from "#console/shared/api/ApiError.ts";
import { IdentityForm } from "./IdentityForm.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import { ScanStep } from "./ScanStep.tsx";
import { secondFactor, useOfferSecret } from "./secondFactorCalls.ts";

interface SetupStepsProps {
  onCodes?: () => void;
  onDone: () => void;
}

export function SetupSteps({ onCodes, onDone }: SetupStepsProps) {
  const factor = useQuery(secondFactor());
  const offerSecret = useOfferSecret();
  const toast = useToast();
  const [offer, setOffer] = useState<SecretAnswer>();
  const [codes, setCodes] = useState<string[]>();
  const [isChange, setChange] = useState(false);
  const show = (recoveryCodes: string[]) => {
    setCodes(recoveryCodes);
    onCodes?.();
  };
  const finish = () => {
    toast({
      title: isChange ? "Authenticator App Changed" : "Two-Factor Authentication On",
      description: "Your other sessions were signed out.",
    });
    onDone();
  };
  if (codes) return <RecoveryCodes codes={codes} onDone={finish} />;
  if (offer) return <ScanStep offer={offer} isChange={isChange} onCodes={show} />;
  const begin = (proof: Parameters<typeof offerSecret.mutateAsync>[0], isOn: boolean) => {
    setChange(isOn);
    return offerSecret.mutateAsync(proof).then(setOffer, (error: unknown) => {
      toast({ title: "Error", description: wordsOf(error, "Failed to start the setup."), tone: "destructive" });
      throw error;
    });
  };
  return (
    <Loaded query={factor} failed="Failed to load two-factor authentication" skeleton={<ListSkeleton rows={1} />}>
      {({ confirmBy, isOn }) => (
        <>
          <Typography variant="body2" sx={{ color: "text.secondary", mb: 2 }}>
            {isOn
              ? "The app you use now and your recovery codes will stop working."
              : "After setup, signing in also requires a code from an app on your phone."}{" "}
            Your other sessions will be signed out.
          </Typography>
          <IdentityForm
            confirmBy={confirmBy}
            action="Continue"
            isPending={offerSecret.isPending}
            onConfirm={(proof) => begin(proof, isOn)}
          />
        </>
      )}
    </Loaded>
  );
}
