import Typography from "@mui/material/Typography";
import Box from "@mui/material/Box";
import type { ConfirmationPurpose } from "#core/people/confirmation.ts";
import { BusyButton } from "#console/shared/form/BusyButton.tsx";
import { wordsOf } from "#console/shared/api/ApiError.ts";
import { useToast } from "#console/shared/toast/toastContext.ts";
import { useConfirmWithGoogle } from "./googleCalls.ts";

interface ConfirmWithGoogleProps {
  purpose: ConfirmationPurpose;
  then: string;
}

export function ConfirmWithGoogle({ purpose, then }: ConfirmWithGoogleProps) {
  const confirm = useConfirmWithGoogle();
  const toast = useToast();
  const onClick = () =>
    confirm.mutate(purpose, {
      onError: (error) =>
        toast({ title: "Error", description: wordsOf(error, "Failed to reach Google."), tone: "destructive" }),
    });
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        You sign in with Google, so confirm with Google that it&apos;s you. You&apos;ll then have 10 minutes to {then}.
      </Typography>
      <BusyButton
        variant="outlined"
        color="inherit"
        loading={confirm.isPending || confirm.isSuccess}
        onClick={onClick}
        sx={{ justifySelf: "start" }}
      >
        Confirm with Google
      </BusyButton>
    </Box>
  );
}
