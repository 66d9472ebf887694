import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { KeyAnswer, NewKeyAnswer } from "#core/api/keys/KeyAnswer.ts";
import { KEY_STATES, keyUseText } from "#console/shared/connections/keyFacts.ts";
import { SecretList } from "#console/shared/connections/SecretList.tsx";
import { SecretTest } from "#console/shared/connections/SecretTest.tsx";
import { ShownOnce } from "#console/shared/connections/ShownOnce.tsx";
import { useOutcome } from "#console/shared/toast/useOutcome.ts";
import { FocusPlace } from "#console/shared/parts/FocusPlace.tsx";
import { Nothing } from "#console/shared/states/Nothing.tsx";
import { useRevokeToken } from "./provisioningCalls.ts";
import { TokenForm } from "./TokenForm.tsx";

export function Tokens({ tokens }: { tokens: readonly KeyAnswer[] }) {
  const revoke = useRevokeToken();
  const show = useOutcome();
  const [isCreating, setCreating] = useState(false);
  const [created, setCreated] = useState<NewKeyAnswer>();
  const end = async (id: string) => {
    const wasDone = await show(revoke.mutateAsync(id), {
      done: { title: "Token revoked" },
      failed: "Failed to revoke the token.",
    });
    if (wasDone && created?.id === id) setCreated(undefined);
  };
  return (
    <FocusPlace record={isCreating || tokens} gap={2}>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        A token works while the person who created it is an active Owner. To replace one, create a second token, enter
        it at your identity provider, and then revoke the first.
      </Typography>
      {created && (
        <ShownOnce label="Token" secret={created.key} advice="Copy this token now. You won't be able to see it again.">
          <SecretTest key={created.id} kind="provisioning" id={created.id} secret={created.key} />
        </ShownOnce>
      )}
      {tokens.length === 0 ? (
        <Nothing>No tokens yet</Nothing>
      ) : (
        <SecretList
          items={tokens.map((token) => ({
            id: token.id,
            name: token.name,
            state: KEY_STATES[token.state],
            facts: [`Created by ${token.userName}`, keyUseText(token)],
            mayUse: true,
            start: token.start,
          }))}
          kind="provisioning"
          end="Revoke"
          consequence="Your identity provider can no longer use this token. If no other token works, the people and teams that the provider manages can be changed in Awayday again."
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
    </FocusPlace>
  );
}
