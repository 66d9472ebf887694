import HistoryOutlined from "@mui/icons-material/HistoryOutlined";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Chip from "@mui/material/Chip";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { WebhookAnswer } from "#core/api/webhooks/WebhookAnswer.ts";
import { countText } from "#core/countText.ts";
import { BusyButton } from "#console/shared/form/BusyButton.tsx";
import { ConfirmDialog } from "#console/shared/dialogs/ConfirmDialog.tsx";
import { changedFields } from "#console/shared/form/changedFields.ts";
import { localMoment } from "#console/shared/localDates.ts";
import { Disclosure } from "#console/shared/parts/Disclosure.tsx";
import { useOutcome } from "#console/shared/toast/useOutcome.ts";
import { dotted } from "#console/shared/dotted.ts";
import { DottedText } from "#console/shared/parts/DottedText.tsx";
import { Address } from "../parts/Address.tsx";
import { CardButtons } from "../parts/CardButtons.tsx";
import { useDeleteWebhook, useEditWebhook, usePing, useRotateSecret } from "./webhookCalls.ts";
import { WebhookForm } from "./WebhookForm.tsx";
import { WebhookLog } from "./WebhookLog.tsx";
import { eventsText, stateOf, troubleOf } from "./webhookWords.ts";

interface WebhookCardProps {
  webhook: WebhookAnswer;
  onSecret: (secret: string) => void;
}

export function WebhookCard({ webhook, onSecret }: WebhookCardProps) {
  const { id, name, url, isOn, sendsObjects, lastSentAt, waiting, oldSecretUntil } = webhook;
  const [asking, setAsking] = useState<"edit" | "rotate" | "delete">();
  // Keeps the webhook that the form shows, because another Admin may change it.
  const [shown, setShown] = useState(webhook);
  const close = () => setAsking(undefined);
  const openForm = () => {
    setShown(webhook);
    setAsking("edit");
  };
  const edit = useEditWebhook(id);
  const remove = useDeleteWebhook(id);
  const rotate = useRotateSecret(id);
  const ping = usePing(id);
  const show = useOutcome();
  const { word, color } = stateOf(webhook);
  const trouble = troubleOf(webhook, localMoment);
  const facts = [
    dotted(eventsText(webhook), sendsObjects && "Sends the whole object"),
    lastSentAt === null ? "Nothing sent yet" : `Last sent ${localMoment(lastSentAt)}`,
    ...(waiting > 0 ? [`${countText(waiting, "message")} waiting`] : []),
    ...(oldSecretUntil === null ? [] : [`Also signed with the old secret until ${localMoment(oldSecretUntil)}`]),
  ];
  return (
    <Card component="article" aria-label={name}>
      <Box sx={{ p: { xs: 2, md: 2.5 }, display: "grid", gap: 1.5, gridTemplateColumns: "minmax(0, 1fr)" }}>
        <Box sx={{ display: "flex", alignItems: "flex-start", gap: 1.5 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Typography variant="h2" sx={{ overflowWrap: "anywhere" }}>
              {name}
              <Chip size="small" variant="outlined" color={color} label={word} sx={{ ml: 1 }} />
            </Typography>
            <Typography variant="body2" sx={{ fontFamily: "monospace", overflowWrap: "anywhere", mt: 0.5 }}>
              <Address text={url} />
            </Typography>
            {facts.map((fact) => (
              <Typography key={fact} variant="body2" sx={{ color: "text.secondary" }}>
                <DottedText>{fact}</DottedText>
              </Typography>
            ))}
          </Box>
          <Switch
            checked={isOn}
            disabled={edit.isPending}
            slotProps={{ input: { "aria-label": `Send messages to ${name}` } }}
            onChange={(_, next) =>
              void show(edit.mutateAsync({ isOn: next }), {
                done: { title: next ? "Webhook turned on" : "Webhook turned off" },
                failed: `Failed to turn ${next ? "on" : "off"} the webhook.`,
              })
            }
          />
        </Box>
        {trouble !== undefined && (
          <Alert severity="warning" variant="outlined">
            {trouble}
          </Alert>
        )}
        <CardButtons columns={2}>
          <BusyButton
            variant="outlined"
            color="inherit"
            size="small"
            loading={ping.isPending}
            onClick={() =>
              void show(ping.mutateAsync(), {
                done: { title: "Test message queued", description: "Its outcome will appear under “Messages.”" },
                failed: "Failed to send a test message.",
              })
            }
          >
            Send test
          </BusyButton>
          <Button variant="outlined" color="inherit" size="small" onClick={openForm}>
            Edit
          </Button>
          <Button variant="outlined" color="inherit" size="small" onClick={() => setAsking("rotate")}>
            New secret
          </Button>
          <Button size="small" color="error" onClick={() => setAsking("delete")}>
            Delete
          </Button>
        </CardButtons>
      </Box>
      <Disclosure title="Messages" Icon={HistoryOutlined}>
        <WebhookLog webhook={webhook} />
      </Disclosure>
      {asking === "edit" && (
        <WebhookForm
          webhook={shown}
          isPending={edit.isPending}
          onClose={close}
          onSubmit={async (fields, onFailed) => {
            const changes = changedFields(shown, fields);
            const saved = edit.mutateAsync({ ...changes, ...(changes.events && { seen: { events: shown.events } }) });
            const done = { title: "Webhook updated" };
            const outcome = { done, failed: "Failed to update the webhook.", onFailed };
            if (await show(saved, outcome)) close();
          }}
        />
      )}
      <ConfirmDialog
        open={asking === "rotate"}
        title={`New secret for ${name}?`}
        confirm="Create secret"
        isPending={rotate.isPending}
        onClose={close}
        onConfirm={() =>
          void show(rotate.mutateAsync(), {
            done: ({ signingSecret }) => {
              onSecret(signingSecret);
              close();
              return { title: "Secret created" };
            },
            failed: "Failed to create a secret.",
          })
        }
      >
        Messages will be signed with both secrets for a day. Replace the old one in the receiving system by then.
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === "delete"}
        title={`Delete ${name}?`}
        confirm="Delete"
        isPending={remove.isPending}
        onClose={close}
        onConfirm={() =>
          void show(remove.mutateAsync(), {
            done: { title: "Webhook deleted" },
            failed: "Failed to delete the webhook.",
          })
        }
      >
        It will get no more messages, and its log will be deleted. This can&apos;t be undone.
      </ConfirmDialog>
    </Card>
  );
}
