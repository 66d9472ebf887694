import type { Model } from "sequelize";
import { WebhookEndpoint } from "../../models/webhooks/WebhookEndpoint.ts";
import { WebhookMessage } from "../../models/webhooks/WebhookMessage.ts";
import { LATER, NOW } from "../today.ts";
import type { Basis } from "./Basis.ts";

export async function webhookRows({ organizationId, request }: Basis): Promise<Model[]> {
  const endpoint = await WebhookEndpoint.create({
    organizationId,
    name: "Payroll",
    url: "https://hooks.example.com/awayday",
    events: ["request.approved"],
    sendsObjects: true,
    isOn: false,
    offReason: "gone",
    secretSealed: "sealed",
    oldSecretSealed: "sealed",
    oldSecretUntil: LATER,
    failingSince: NOW,
    lastError: "The server returned 410",
    pausedUntil: LATER,
    createdAt: NOW,
  });
  const message = {
    organizationId,
    endpointId: endpoint.id,
    event: "request.approved",
    data: { requestId: request.id },
    occurredAt: NOW,
  } as const;
  const first = await WebhookMessage.create({ ...message, nextAttemptAt: NOW, createdAt: NOW });
  return [
    endpoint,
    first,
    await WebhookMessage.create({
      ...message,
      repeatsId: first.id,
      status: "failed",
      attempts: 1,
      nextAttemptAt: LATER,
      createdAt: NOW,
      attemptedAt: LATER,
      answerStatus: 410,
      durationMs: 12,
      answer: "Gone",
      error: "The server returned 410",
      causedBy: { requestId: request.id },
    }),
  ];
}
