import AddRounded from "@mui/icons-material/AddRounded";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ShownOnce } from "#console/shared/connections/ShownOnce.tsx";
import { FocusPlace } from "#console/shared/parts/FocusPlace.tsx";
import { Page } from "#console/shared/parts/Page.tsx";
import { Loaded } from "#console/shared/states/Loaded.tsx";
import { Nothing } from "#console/shared/states/Nothing.tsx";
import { ListSkeleton } from "#console/shared/states/Skeletons.tsx";
import { useOutcome } from "#console/shared/toast/useOutcome.ts";
import { useAddWebhook, webhooks } from "./webhookCalls.ts";
import { WebhookCard } from "./WebhookCard.tsx";
import { WebhookForm } from "./WebhookForm.tsx";

export function WebhooksPage() {
  const query = useQuery(webhooks());
  const add = useAddWebhook();
  const show = useOutcome();
  const [isAdding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string>();
  return (
    <Page
      title="Webhooks"
      lead="Notify other systems as soon as requests, balances, people, policies, or closures change."
      actions={
        <Button variant="contained" startIcon={<AddRounded />} onClick={() => setAdding(true)}>
          Add webhook
        </Button>
      }
    >
      <Box sx={{ maxWidth: 860 }}>
        <FocusPlace record={query.data} gap={2}>
          {secret !== undefined && (
            <ShownOnce
              label="Signing secret"
              secret={secret}
              advice="Copy this secret now: the receiver verifies messages with it. You won't be able to see it again."
            />
          )}
          <Loaded
            query={query}
            failed="Failed to load webhooks"
            skeleton={<ListSkeleton rows={3} />}
            empty={
              <Nothing>
                No webhooks yet. Add one to notify payroll or another system of events such as approved requests.
              </Nothing>
            }
          >
            {(all) => all.map((webhook) => <WebhookCard key={webhook.id} webhook={webhook} onSecret={setSecret} />)}
          </Loaded>
        </FocusPlace>
      </Box>
      {isAdding && (
        <WebhookForm
          isPending={add.isPending}
          onClose={() => setAdding(false)}
          onSubmit={(fields, onFailed) =>
            show(add.mutateAsync(fields), {
              done: ({ signingSecret }) => {
                setSecret(signingSecret);
                setAdding(false);
                return { title: "Webhook added" };
              },
              failed: "Failed to add the webhook.",
              onFailed,
            })
          }
        />
      )}
    </Page>
  );
}
