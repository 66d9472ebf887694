import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { SecretAnswer } from "#core/api/accountAnswers.ts";
import { SecondFactorCode } from "#core/auth/SecondFactorInput.ts";
import { wordsOf } from "#console/shared/api/ApiError.ts";
import { CodeInput } from "#console/shared/form/CodeInput.tsx";
import { Form } from "#console/shared/form/Form.tsx";
import { showServerErrors } from "#console/shared/form/showServerErrors.ts";
import { useZodForm } from "#console/shared/form/useZodForm.ts";
import { useToast } from "#console/shared/toast/toastContext.ts";
import { QrCode } from "./QrCode.tsx";
import { useConfirmSecret } from "./secondFactorCalls.ts";
import { Step } from "./Step.tsx";

interface ScanStepProps {
  offer: SecretAnswer;
  isChange: boolean;
  onCodes: (codes: string[]) => void;
}

export function ScanStep({ offer, isChange, onCodes }: ScanStepProps) {
  const form = useZodForm(SecondFactorCode, { code: "" });
  const confirm = useConfirmSecret();
  const toast = useToast();
  const submit = form.handleSubmit((input) =>
    confirm.mutate(input, {
      onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes),
      onError: (error) => {
        showServerErrors(form, error);
        const description = wordsOf(
          error,
          isChange ? "Failed to change the authenticator app." : "Failed to turn on two-factor authentication.",
        );
        toast({ title: "Error", description, tone: "destructive" });
      },
    }),
  );
  return (
    <Step label="Scan the Code">
      <Form onSubmit={() => void submit()} sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          Scan this code with an authenticator app, such as 1Password, Google Authenticator, or Microsoft Authenticator.
        </Typography>
        <QrCode text={offer.uri} label="QR code for your authenticator app" />
        <Box>
          <Typography variant="body2" sx={{ color: "text.secondary" }} id="secret-label">
            Or type this key into the app:
          </Typography>
          <Typography
            component="code"
            aria-labelledby="secret-label"
            sx={{
              display: "block",
              fontFamily: "monospace",
              fontSize: "1rem",
              overflowWrap: "anywhere",
              textWrap: "balance",
              userSelect: "all",
            }}
          >
            {offer.secret.match(/.{1,4}/g)?.join(" ")}
          </Typography>
        </Box>
        <CodeInput
          control={form.control}
          name="code"
          id="field-setup-code"
          hint="6-digit code from your authenticator app"
        />
        <Button type="submit" variant="contained" loading={confirm.isPending} sx={{ justifySelf: "start" }}>
          {isChange ? "Change App" : "Turn On"}
        </Button>
      </Form>
    </Step>
  );
}
