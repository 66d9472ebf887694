import { z } from "zod";
import { Nothing } from "#core/inputs.ts";
import { REDIRECT_ERRORS } from "#core/links/redirectErrors.ts";
import { Refusal } from "#core/refusal.ts";
import { type ConnectionRow, findConnection } from "#db/queries/sso/connections.ts";
import type { Actor } from "../actor.ts";
import { notFound } from "../notFound.ts";
import { operationOn } from "../operation.ts";
import { readingOn } from "../reading.ts";
import { lockConnection } from "./steps/lockConnection.ts";

export const readTestedConnection: (actor: Actor, id: string, input: unknown) => Promise<ConnectionRow> = readingOn(
  "testSsoConnection",
  Nothing,
  async (id, _, { me }) => {
    const connection = await findConnection(id);
    if (connection?.organizationId !== me.organizationId) throw notFound("The connection");
    return connection;
  },
);

const Tested = z.object({ version: z.int() });

export const testConnection = operationOn("testSsoConnection", Tested, async (id, { version }, context) => {
  const { me, tx, now, audit } = context;
  const connection = await lockConnection(me.organizationId, id, tx);
  if (connection.version !== version) {
    throw new Refusal("conflict", "sso_not_finished", REDIRECT_ERRORS.sso_not_finished);
  }
  await connection.update({ testedAt: now, lastError: null, lastErrorAt: null }, { transaction: tx });
  await audit({ subject: ["sso_connection", id], after: { name: connection.name } });
});
