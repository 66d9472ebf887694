import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { SsoDomainAnswer } from "#core/api/sso/SsoAnswer.ts";
import { BusyButton } from "#console/shared/form/BusyButton.tsx";
import { CopyField } from "#console/shared/connections/CopyField.tsx";
import { ConfirmDialog } from "#console/shared/dialogs/ConfirmDialog.tsx";
import { localMoment } from "#console/shared/localDates.ts";
import { useOutcome } from "#console/shared/toast/useOutcome.ts";
import { useCheckDomain, useRemoveDomain } from "./ssoCalls.ts";
import { StateHeading } from "./StateHeading.tsx";

export function DomainCard({ domain: shown }: { domain: SsoDomainAnswer }) {
  const { id, domain, recordName, recordValue, provenAt, checkedAt } = shown;
  const [isRemoving, setRemoving] = useState(false);
  const check = useCheckDomain(id);
  const remove = useRemoveDomain(id);
  const show = useOutcome();
  const isProven = provenAt !== null;
  return (
    <Card component="article" aria-label={domain} variant="outlined">
      <Box sx={{ p: { xs: 2, md: 2.5 }, display: "grid", gap: 1.5, gridTemplateColumns: "minmax(0, 1fr)" }}>
        <Box>
          <StateHeading heading={domain} state={isProven ? "Verified" : "Not verified"} isReady={isProven} />
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {checkedAt === null ? "Not checked yet" : `Last checked ${localMoment(checkedAt)}`}
          </Typography>
        </Box>
        {!isProven && (
          <>
            <Typography variant="body2">Create this TXT record at your DNS provider, and leave it in place.</Typography>
            <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
              <CopyField label={`Record name for ${domain}`} value={recordName} />
              <CopyField label={`Record value for ${domain}`} value={recordValue} />
            </Box>
          </>
        )}
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
          <BusyButton
            variant="outlined"
            color="inherit"
            size="small"
            aria-label={`Check ${domain}`}
            loading={check.isPending}
            onClick={() =>
              void show(check.mutateAsync(), {
                done: (answer) =>
                  answer.isProven
                    ? { title: "Domain verified" }
                    : { title: "Record not found", description: "New records can take an hour to appear." },
                failed: "Failed to check the domain.",
              })
            }
          >
            Check
          </BusyButton>
          <Button size="small" color="error" aria-label={`Remove ${domain}`} onClick={() => setRemoving(true)}>
            Remove
          </Button>
        </Box>
      </Box>
      <ConfirmDialog
        open={isRemoving}
        title={`Remove ${domain}?`}
        confirm="Remove"
        isPending={remove.isPending}
        onClose={() => setRemoving(false)}
        onConfirm={() =>
          void show(remove.mutateAsync(), { done: { title: "Domain removed" }, failed: "Failed to remove the domain." })
        }
      >
        {isProven
          ? "The sign-in page will no longer offer your connections for emails at this domain, and people with such emails can no longer be linked or join. People who are already linked stay linked."
          : "This domain isn't verified, so nobody's sign-in changes."}
      </ConfirmDialog>
    </Card>
  );
}
