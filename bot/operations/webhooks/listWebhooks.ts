import { Nothing } from "#core/inputs.ts";
import { MessagesQuery } from "#core/webhooks/WebhookInput.ts";
import { findEndpoints } from "#db/queries/webhooks/endpoints.ts";
import { findMessages } from "#db/queries/webhooks/messages.ts";
import { reading, readingOn } from "../reading.ts";
import { readEndpoint } from "./steps/lockEndpoint.ts";

export const listWebhooks = reading("listWebhooks", Nothing, (_, { me }) => findEndpoints(me.organizationId));

export const listWebhookMessages = readingOn("listWebhooks", MessagesQuery, async (id, query, { me }) => {
  await readEndpoint(me.organizationId, id);
  return findMessages(me.organizationId, id, query);
});
