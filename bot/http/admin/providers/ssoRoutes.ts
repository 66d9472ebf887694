import { Router } from "express";
import type {
  NewConnectionAnswer,
  RequirementAnswer,
  SsoAnswer,
  SsoCheckAnswer,
  SsoConnectionAnswer,
} from "#core/api/sso/SsoAnswer.ts";
import { recordName, recordValue } from "#core/sso/domains.ts";
import { addDomain } from "#bot/operations/sso/addDomain.ts";
import { checkDomain } from "#bot/operations/sso/checkDomain.ts";
import { createConnection } from "#bot/operations/sso/createConnection.ts";
import { deleteConnection } from "#bot/operations/sso/deleteConnection.ts";
import { editConnection } from "#bot/operations/sso/editConnection.ts";
import { readSso } from "#bot/operations/sso/readSso.ts";
import { removeDomain } from "#bot/operations/sso/removeDomain.ts";
import { renewSsoRecoveryCode } from "#bot/operations/sso/requirement/renewSsoRecoveryCode.ts";
import { requireSso } from "#bot/operations/sso/requirement/requireSso.ts";
import type { ConnectionRow } from "#db/queries/sso/connections.ts";
import type { HttpContext } from "../../HttpContext.ts";
import { inputOf } from "../../middleware/jsonBody.ts";
import { consoleActor } from "../consoleActor.ts";

export function ssoRoutes({ appUrl, textsOf }: Pick<HttpContext, "appUrl" | "textsOf">): Router {
  const sso = Router({ caseSensitive: true });
  const urisOf = (id: string) => ({
    redirectUri: `${appUrl}/auth/sso/callback/${id}`,
    logoutUri: `${appUrl}/auth/sso/${id}/logout`,
  });

  sso.get("/", async (req, res) => {
    const { connections, domains, requirement, signedInWith, next } = await readSso(consoleActor(req), {});
    res.json({
      connections: connections.map((connection) => presentConnection(connection, urisOf(connection.id))),
      domains: domains.map(({ id, domain, token, provenAt, checkedAt }) => ({
        id,
        domain,
        recordName: recordName(domain),
        recordValue: recordValue(token),
        provenAt: provenAt?.toISOString() ?? null,
        checkedAt: checkedAt?.toISOString() ?? null,
      })),
      requirement,
      signedInWith,
      next: { ...next, ...urisOf(next.id) },
    } satisfies SsoAnswer);
  });

  sso.post("/connections", async (req, res) => {
    res.status(201).json((await createConnection(consoleActor(req), inputOf(req))) satisfies NewConnectionAnswer);
  });

  sso.patch("/connections/:id", async (req, res) => {
    await editConnection(consoleActor(req), req.params.id, inputOf(req));
    res.status(204).end();
  });

  sso.delete("/connections/:id", async (req, res) => {
    await deleteConnection(consoleActor(req), req.params.id, inputOf(req));
    res.status(204).end();
  });

  sso.put("/requirement", async (req, res) => {
    res.json((await requireSso(consoleActor(req), inputOf(req))) satisfies RequirementAnswer);
  });

  sso.post("/requirement/recovery-code", async (req, res) => {
    res.status(201).json((await renewSsoRecoveryCode(consoleActor(req), inputOf(req))) satisfies RequirementAnswer);
  });

  sso.post("/domains", async (req, res) => {
    await addDomain(consoleActor(req), inputOf(req));
    res.status(204).end();
  });

  sso.post("/domains/:id/check", async (req, res) => {
    const isProven = await checkDomain(consoleActor(req), req.params.id, textsOf);
    res.json({ isProven } satisfies SsoCheckAnswer);
  });

  sso.delete("/domains/:id", async (req, res) => {
    await removeDomain(consoleActor(req), req.params.id, {});
    res.status(204).end();
  });

  return sso;
}

function presentConnection(
  connection: ConnectionRow,
  { redirectUri, logoutUri }: { redirectUri: string; logoutUri: string },
): SsoConnectionAnswer {
  const { id, name, issuer, clientId, joins, isOn, version, testedAt, lastError, lastErrorAt } = connection;
  return {
    id,
    name,
    issuer,
    clientId,
    joins,
    isOn,
    version,
    testedAt: testedAt?.toISOString() ?? null,
    lastError,
    lastErrorAt: lastErrorAt?.toISOString() ?? null,
    redirectUri,
    logoutUri,
  };
}
