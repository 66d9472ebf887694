import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ListedKeyAnswer, NewKeyAnswer } from "#core/api/keys/KeyAnswer.ts";
import { listText } from "#core/listText.ts";
import type { Role } from "#core/people/access/roles.ts";
import { useTitleText } from "../parts/titleText.ts";
import { Loaded } from "../states/Loaded.tsx";
import { Nothing } from "../states/Nothing.tsx";
import { ListSkeleton } from "../states/Skeletons.tsx";
import { useOutcome } from "../toast/useOutcome.ts";
import { FocusPlace } from "../parts/FocusPlace.tsx";
import { apiKeys, useRevokeKey } from "./connectionCalls.ts";
import { KeyForm } from "./KeyForm.tsx";
import { KEY_STATES, keyUseText } from "./keyFacts.ts";
import { SecretList } from "./SecretList.tsx";
import { SecretTest } from "./SecretTest.tsx";
import { ShownOnce } from "./ShownOnce.tsx";

interface ApiKeysProps {
  role: Role;
  isOwn: boolean;
  mayCreate: boolean;
}

export function ApiKeys({ role, isOwn, mayCreate }: ApiKeysProps) {
  const titleText = useTitleText();
  const keys = useQuery(apiKeys(isOwn));
  const revoke = useRevokeKey();
  const show = useOutcome();
  const [isCreating, setCreating] = useState(false);
  const [created, setCreated] = useState<NewKeyAnswer>();
  const end = (id: string) =>
    show(revoke.mutateAsync(id), {
      done: { title: titleText("Key Revoked"), description: "It no longer works." },
      failed: "Failed to revoke the key.",
    });
  return (
    <FocusPlace record={isCreating || keys.data} gap={2}>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {isOwn
          ? "Programs use a key to act for you, with your rights, limited by the scopes you choose. "
          : "The organization's keys are for systems such as payroll. Each has the rights of the Owner who created it, limited by its scopes. The list also shows people's personal keys, which you can revoke. "}
        <Link href="/api/docs" target="_blank" rel="noopener">
          About the API
        </Link>
      </Typography>
      {created && (
        <ShownOnce label="Key" secret={created.key} advice="Copy this key now. You won't be able to see it again.">
          <SecretTest key={created.id} kind="keys" id={created.id} secret={created.key} />
        </ShownOnce>
      )}
      <Loaded
        query={keys}
        failed="Failed to load API keys"
        skeleton={<ListSkeleton rows={1} />}
        empty={<Nothing>{isOwn ? "You have no API keys" : "No API keys"}</Nothing>}
      >
        {(all) => (
          <SecretList
            items={all.map((key) => ({
              id: key.id,
              name: key.name,
              state: KEY_STATES[key.state],
              facts: factsOf(key, isOwn),
              mayUse: isOwn || key.service,
              lastError: key.lastError,
            }))}
            kind="keys"
            end="Revoke"
            consequence="Programs will no longer be able to use this key, and it will be removed from this list. This can't be undone."
            isPending={revoke.isPending}
            onEnd={end}
          />
        )}
      </Loaded>
      {mayCreate &&
        (isCreating ? (
          <KeyForm
            role={role}
            isService={!isOwn}
            onClose={() => setCreating(false)}
            onCreated={(key) => {
              setCreated(key);
              setCreating(false);
            }}
          />
        ) : (
          <Box>
            <Button variant="outlined" color="inherit" onClick={() => setCreating(true)}>
              {titleText("Create API Key")}
            </Button>
          </Box>
        ))}
    </FocusPlace>
  );
}

function factsOf(key: ListedKeyAnswer, isOwn: boolean): string[] {
  const { scopes, service, userName } = key;
  const whose = service ? `Organization, created by ${userName}` : userName;
  return [
    ...(isOwn ? [] : [whose]),
    keyUseText(key),
    scopes.length > 4 ? `${scopes.length} scopes` : listText(scopes, "and"),
  ];
}
