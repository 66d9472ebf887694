import { Router } from "express";
import type { LockedFieldsAnswer } from "#core/api/people/LockedFieldsAnswer.ts";
import type { PasswordLinkAnswer } from "#core/api/UserAnswer.ts";
import type { UserSecondFactorAnswer } from "#core/api/accountAnswers.ts";
import { deactivateUser } from "#bot/operations/people/deactivateUser.ts";
import { resetSecondFactor } from "#bot/operations/auth/secondFactor/resetSecondFactor.ts";
import { makePasswordLink } from "#bot/operations/auth/passwords/makePasswordLink.ts";
import { editUser } from "#bot/operations/people/editUser.ts";
import { listUsers } from "#bot/operations/people/listUsers.ts";
import { readBalanceOutlook } from "#bot/operations/balances/readBalanceOutlook.ts";
import { readFinalStatement } from "#bot/operations/balances/readFinalStatement.ts";
import { readLedger } from "#bot/operations/balances/readLedger.ts";
import { previewSettlements } from "#bot/operations/balances/previewSettlements.ts";
import { readSettlement } from "#bot/operations/balances/readSettlement.ts";
import { recordLeave } from "#bot/operations/requests/submitRequest.ts";
import { readPersonPage } from "#bot/operations/people/readPersonPage.ts";
import { readLockedFields } from "#bot/operations/provisioning/readLockedFields.ts";
import { readUser } from "#bot/operations/people/readUser.ts";
import { resetPasswordUrl } from "#bot/resetPasswordUrl.ts";
import type { HttpContext } from "../HttpContext.ts";
import { inputOf } from "../middleware/jsonBody.ts";
import { presentBalance } from "../present/presentBalance.ts";
import { presentBalanceOutlook } from "../present/presentBalanceOutlook.ts";
import { presentFinalStatement } from "../present/statements/presentFinalStatement.ts";
import { presentLedgerEntry } from "../present/presentLedgerEntry.ts";
import { presentRequest } from "../present/presentRequest.ts";
import { presentSettlement, presentSettlementSum } from "../present/statements/presentSettlement.ts";
import { presentUser } from "../present/presentUser.ts";
import { presentPersonPage } from "../present/people/presentPersonPage.ts";
import { actorOf } from "../auth/actorOf.ts";
import { readUserBalances } from "#bot/operations/balances/readOwnBalances.ts";
import { endSessionsOf } from "#bot/operations/auth/endSession.ts";
import { readSecondFactorOf } from "#bot/operations/auth/secondFactor/readSecondFactor.ts";

export function userRoutes({ avatarUrl, appUrl }: HttpContext): Router {
  const users = Router({ caseSensitive: true });

  users.get("/", async (req, res) => {
    res.json((await listUsers(actorOf(req), req.query)).map((user) => presentUser(user, avatarUrl)));
  });

  users.get("/:id", async (req, res) => {
    res.json(presentUser(await readUser(actorOf(req), req.params.id, {}), avatarUrl));
  });

  users.get("/:id/page", async (req, res) => {
    res.json(presentPersonPage(await readPersonPage(actorOf(req), req.params.id, req.query), avatarUrl));
  });

  users.get("/:id/locked-fields", async (req, res) => {
    res.json((await readLockedFields(actorOf(req), req.params.id, {})) satisfies LockedFieldsAnswer);
  });

  users.patch("/:id", async (req, res) => {
    res.json(presentUser(await editUser(actorOf(req), req.params.id, inputOf(req)), avatarUrl));
  });

  users.delete("/:id", async (req, res) => {
    await deactivateUser(actorOf(req), req.params.id, {});
    res.status(204).end();
  });

  users.post("/:id/password-link", async (req, res) => {
    const { token, expiresAt } = await makePasswordLink(actorOf(req), req.params.id, {});
    const link: PasswordLinkAnswer = { link: resetPasswordUrl(appUrl, token), expiresAt: expiresAt.toISOString() };
    res.status(201).json(link);
  });

  users.get("/:id/second-factor", async (req, res) => {
    const { isOn, since } = await readSecondFactorOf(actorOf(req), req.params.id, {});
    res.json({ isOn, since: since?.toISOString() ?? null } satisfies UserSecondFactorAnswer);
  });

  users.delete("/:id/second-factor", async (req, res) => {
    await resetSecondFactor(actorOf(req), req.params.id, {});
    res.status(204).end();
  });

  users.delete("/:id/sessions", async (req, res) => {
    await endSessionsOf(actorOf(req), req.params.id, {});
    res.status(204).end();
  });

  users.get("/:id/balances", async (req, res) => {
    res.json((await readUserBalances(actorOf(req), req.params.id, req.query)).map(presentBalance));
  });

  users.post("/:id/pto-requests", async (req, res) => {
    res.status(201).json(presentRequest(await recordLeave(actorOf(req), req.params.id, inputOf(req))));
  });

  users.get("/:id/balance-outlook", async (req, res) => {
    res.json(presentBalanceOutlook(await readBalanceOutlook(actorOf(req), req.params.id, req.query)));
  });

  users.get("/:id/settlement", async (req, res) => {
    res.json(presentSettlement(await readSettlement(actorOf(req), req.params.id, req.query)));
  });

  users.get("/:id/final-statement", async (req, res) => {
    res.json(presentFinalStatement(await readFinalStatement(actorOf(req), req.params.id, {})));
  });

  users.post("/settlements", async (req, res) => {
    res.json((await previewSettlements(actorOf(req), inputOf(req))).map(presentSettlementSum));
  });

  users.get("/:id/ledger", async (req, res) => {
    res.json((await readLedger(actorOf(req), req.params.id, req.query)).map(presentLedgerEntry));
  });

  return users;
}
