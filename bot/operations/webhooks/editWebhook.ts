import { parseInput } from "#core/inputs.ts";
import { mergedList } from "#core/mergedList.ts";
import { WebhookPatch } from "#core/webhooks/WebhookInput.ts";
import { dropMessages } from "#db/queries/webhooks/endpoints.ts";
import { changedFields, isEmptyPatch } from "../changedFields.ts";
import { operationOn } from "../operation.ts";
import { announceWebhookChange } from "./steps/announceWebhookChange.ts";
import { lockEndpoint, readEndpoint } from "./steps/lockEndpoint.ts";

const HEALTHY = { offReason: null, failingSince: null, lastError: null, pausedUntil: null };

export const editWebhook = operationOn("editWebhook", WebhookPatch, async (id, { seen, ...patch }, context) => {
  const { me, tx, now, audit, unchanged } = context;
  const { organizationId } = me;
  const endpoint = await lockEndpoint(organizationId, id, tx);
  const { name, url, events, sendsObjects, isOn } = endpoint;
  const merged = patch.events && mergedList(events, { seen: seen?.events, wanted: patch.events });
  const wanted = { ...patch, ...(merged && parseInput(WebhookPatch.pick({ events: true }), { events: merged })) };
  const changes = changedFields(wanted, { name, url, events, sendsObjects, isOn });
  if (isEmptyPatch(changes)) {
    unchanged();
    return readEndpoint(organizationId, id, tx);
  }
  const isFresh = changes.isOn !== undefined || changes.url !== undefined;
  await endpoint.update({ ...changes, ...(isFresh && HEALTHY) }, { transaction: tx });
  if (changes.isOn === false) await dropMessages(organizationId, id, tx);
  const reveals = changes.url !== undefined || changes.sendsObjects === true;
  if (reveals) await announceWebhookChange(me, id, { tx, now });
  const before = { name, url, events, sendsObjects, isOn };
  const changed = Object.keys(changes);
  await audit({
    subject: ["webhook", id],
    before: Object.fromEntries(Object.entries(before).filter(([field]) => changed.includes(field))),
    after: { ...changes },
  });
  return readEndpoint(organizationId, id, tx);
});
