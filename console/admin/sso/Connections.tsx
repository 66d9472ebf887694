import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";
import type { SsoAnswer } from "#core/api/sso/SsoAnswer.ts";
import { FocusPlace } from "#console/shared/parts/FocusPlace.tsx";
import { Nothing } from "#console/shared/states/Nothing.tsx";
import { useOutcome } from "#console/shared/toast/useOutcome.ts";
import { ConnectionCard } from "./ConnectionCard.tsx";
import { ConnectionForm } from "./ConnectionForm.tsx";
import { useCreateConnection } from "./ssoCalls.ts";

export function Connections({ connections, next }: Pick<SsoAnswer, "connections" | "next">) {
  const create = useCreateConnection();
  const show = useOutcome();
  const [adding, setAdding] = useState<SsoAnswer["next"]>();
  return (
    <FocusPlace record={connections} gap={2}>
      {connections.length === 0 && <Nothing>No connections yet. Add one, test it, and turn it on.</Nothing>}
      {connections.map((connection) => (
        <ConnectionCard key={connection.id} connection={connection} />
      ))}
      <Box>
        <Button variant="outlined" color="inherit" onClick={() => setAdding(next)}>
          Add connection
        </Button>
      </Box>
      {adding && (
        <ConnectionForm
          redirectUri={adding.redirectUri}
          logoutUri={adding.logoutUri}
          isPending={create.isPending}
          onClose={() => setAdding(undefined)}
          onSubmit={async (fields, onFailed) => {
            const created = create.mutateAsync({ ...fields, id: adding.id, proof: adding.proof, joins: "off" });
            const done = { title: "Connection added", description: "Test it, and then turn it on." };
            if (await show(created, { done, failed: "Failed to add the connection.", onFailed })) setAdding(undefined);
          }}
        />
      )}
    </FocusPlace>
  );
}
