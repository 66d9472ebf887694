import Alert from "@mui/material/Alert";
import { useMutation } from "@tanstack/react-query";
import { BusyButton } from "#console/shared/form/BusyButton.tsx";
import { wordsOf } from "#console/shared/api/ApiError.ts";
import { call } from "#console/shared/api/call.ts";
import { useToast } from "#console/shared/toast/toastContext.ts";
import { useMe } from "../session/meContext.ts";

const LIMITS =
  "Until then, you can add at most 5 people, you can't change other people's email addresses, and emails won't include notes, messages, or reasons.";

export function ConfirmationBanner() {
  const { role, email, isUnconfirmed } = useMe();
  const toast = useToast();
  const again = useMutation({
    mutationFn: () => call<undefined>("POST", "/api/organization/confirmation", {}),
    onSuccess: () =>
      toast({
        title: "Link Sent",
        description:
          role === "Owner"
            ? "Check your inbox and spam folder."
            : "The Owners of your organization should check their inbox and spam folder.",
      }),
    onError: (error) =>
      toast({ title: "Error", description: wordsOf(error, "Failed to send the link."), tone: "destructive" }),
  });
  if (!isUnconfirmed) return null;
  return (
    <Alert severity="info" variant="outlined" sx={{ mb: 3, overflowWrap: "anywhere" }}>
      {role === "Owner"
        ? `Confirm your email address with the link we sent to ${email}. `
        : "An Owner of your organization still needs to confirm their email address with the link we sent. "}
      {LIMITS}
      <BusyButton
        color="inherit"
        variant="outlined"
        size="small"
        sx={{ display: "flex", mt: 1.5 }}
        loading={again.isPending}
        onClick={() => again.mutate()}
      >
        Send the Link Again
      </BusyButton>
    </Alert>
  );
}
