import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { KeyAnswer, NewKeyAnswer } from "#core/api/keys/KeyAnswer.ts";
import { formatDate } from "#core/calendar/dates.ts";
import { SecretList } from "#console/shared/connections/SecretList.tsx";
import { ShownOnce } from "#console/shared/connections/ShownOnce.tsx";
import { localMoment } from "#console/shared/localDates.ts";
import { useOutcome } from "#console/shared/toast/useOutcome.ts";
import { useRevokeToken } from "./provisioningCalls.ts";
import { TokenForm } from "./TokenForm.tsx";

const STATES: Record<KeyAnswer["state"], string | undefined> = {
  active: undefined,
  expired: "Expired",
  revoked: "Revoked",
  stopped: "Stopped",
};

/** The tokens of the identity provider, which can be revoked, and a form for a new one, which is shown once. */
export function Tokens({ tokens }: { tokens: readonly KeyAnswer[] }) {
  const revoke = useRevokeToken();
  const show = useOutcome();
  const [isCreating, setCreating] = useState(false);
  const [created, setCreated] = useState<NewKeyAnswer>();
  const end = async (id: string) => {
    const wasDone = await show(revoke.mutateAsync(id), {
      done: { title: "Token revoked", description: "It no longer works." },
      failed: "Failed to revoke the token",
    });
    if (wasDone && created?.id === id) setCreated(undefined);
  };
  return (
    <Box sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        A token works while the person who created it is an active Owner. To replace one, create a second token, enter
        it at your identity provider, and then revoke the first.
      </Typography>
      {created && (
        <ShownOnce
          label="Token"
          secret={created.key}
          advice="Copy this token now. You won't be able to see it again."
        />
      )}
      {tokens.length === 0 ? (
        <Typography variant="body2">There are no tokens, so nothing is provisioned.</Typography>
      ) : (
        <SecretList
          items={tokens.map((token) => ({
            id: token.id,
            name: token.name,
            state: STATES[token.state],
            facts: factsOf(token),
          }))}
          end="Revoke"
          consequence="Your identity provider will lose access. If no other token works, everything that it manages can be changed in Awayday again."
          isPending={revoke.isPending}
          onEnd={end}
        />
      )}
      {isCreating ? (
        <TokenForm
          onClose={() => setCreating(false)}
          onCreated={(token) => {
            setCreated(token);
            setCreating(false);
          }}
        />
      ) : (
        <Box>
          <Button variant="outlined" color="inherit" onClick={() => setCreating(true)}>
            Create token
          </Button>
        </Box>
      )}
    </Box>
  );
}

function factsOf({ start, userName, expiresOn, lastUsedAt }: KeyAnswer): string[] {
  const use = lastUsedAt === null ? "never used" : `last used ${localMoment(lastUsedAt)}`;
  return [`Created by ${userName}`, `${start}… · ${use} · until ${formatDate(expiresOn)}`];
}
