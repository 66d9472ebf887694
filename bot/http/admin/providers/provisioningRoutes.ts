import { Router } from "express";
import type { ProvisioningAnswer } from "#core/api/admin/ProvisioningAnswer.ts";
import type { NewKeyAnswer } from "#core/api/keys/KeyAnswer.ts";
import { createProvisioningToken } from "#bot/operations/provisioning/createProvisioningToken.ts";
import { readProvisioning } from "#bot/operations/provisioning/readProvisioning.ts";
import { revokeProvisioningToken } from "#bot/operations/provisioning/revokeProvisioningToken.ts";
import type { HttpContext } from "../../HttpContext.ts";
import { inputOf } from "../../middleware/jsonBody.ts";
import { presentKey } from "../../present/keys/presentKey.ts";
import { consoleActor } from "../consoleActor.ts";

export function provisioningRoutes({ appUrl, clock }: Pick<HttpContext, "appUrl" | "clock">): Router {
  const provisioning = Router({ caseSensitive: true });

  provisioning.get("/", async (req, res) => {
    const { tokens, calls } = await readProvisioning(consoleActor(req), {});
    res.json({
      baseUrl: `${appUrl}/scim/v2`,
      tokens: tokens.map((token) => presentKey(token, clock.now())),
      calls: calls.map(({ id, at, tokenName, method, path, subjectName, status, error }) => ({
        id,
        at: at.toISOString(),
        token: tokenName,
        method,
        path,
        subject: subjectName,
        status,
        error,
      })),
    } satisfies ProvisioningAnswer);
  });

  provisioning.post("/tokens", async (req, res) => {
    const { row, token } = await createProvisioningToken(consoleActor(req), inputOf(req));
    res.status(201).json({ ...presentKey(row, clock.now()), key: token } satisfies NewKeyAnswer);
  });

  provisioning.delete("/tokens/:id", async (req, res) => {
    await revokeProvisioningToken(consoleActor(req), req.params.id, {});
    res.status(204).end();
  });

  return provisioning;
}
