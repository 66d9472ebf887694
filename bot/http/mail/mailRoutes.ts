import { type ErrorRequestHandler, type Response, Router } from "express";
import { themeInCookies } from "#core/links/themeCookie.ts";
import type { Theme } from "#core/links/themes.ts";
import { Refusal } from "#core/refusal.ts";
import { readThemeOfLink } from "#bot/operations/auth/readThemeOfLink.ts";
import { readConfirmationLink, useConfirmationLink } from "#bot/operations/organization/confirmationLink.ts";
import { decideByMail } from "#bot/operations/requests/decideByMail.ts";
import { undoByMail } from "#bot/operations/requests/undoByMail.ts";
import { readMailDecision } from "#bot/operations/requests/readMailDecision.ts";
import { readEmailChangeLink, useEmailChangeLink } from "#bot/operations/auth/email/emailChangeLink.ts";
import { asSentences } from "./asSentences.ts";
import { confirmationDonePage, confirmationPage, confirmationRefusedPage } from "./confirmationPage.ts";
import { emailDonePage, emailPage, emailRefusedPage } from "./emailPage.ts";
import { formBody } from "./formBody.ts";
import { decisionPage, undonePage, undoRefusedPage } from "./decisionPage.ts";
import { answerTo } from "../middleware/errors.ts";
import { inTheme, mailPage } from "./mailPage.ts";
import { typefaceLinks } from "./typefaceLinks.ts";
import { isWellFormed } from "../middleware/wellFormedAddress.ts";

/**
 * Security: the link's token identifies its recipient, so the routes read no session and accept forms from any site.
 */
export function mailRoutes(webRoot: string): Router {
  const mail = Router({ caseSensitive: true });
  const typeface = typefaceLinks(webRoot);
  const send: Send = (res, { status, page }, theme) => {
    const shown = theme ?? themeInCookies(res.req.headers.cookie);
    res
      .status(status)
      .type("html")
      .send(inTheme(page, shown).replace("<style>", `${typeface}<style>`));
  };
  const sendTo = async (token: string, res: Response, answer: Answer) =>
    send(res, answer, await readThemeOfLink(token));

  mail.use((req, res, next) => {
    res.set("Cache-Control", "no-store").set("Referrer-Policy", "no-referrer");
    next(isWellFormed(req.url) ? undefined : "router");
  });

  mail.get("/email/:token", async (req, res) => {
    await sendTo(req.params.token, res, emailPage(await readEmailChangeLink(req.params.token)));
  });

  mail.post("/email/:token", async (req, res) => {
    await sendTo(req.params.token, res, await confirmed(req.params.token));
  });

  mail.get("/confirm/:token", async (req, res) => {
    await sendTo(req.params.token, res, confirmationPage(await readConfirmationLink(req.params.token)));
  });

  mail.post("/confirm/:token", async (req, res) => {
    await sendTo(req.params.token, res, await organizationConfirmed(req.params.token));
  });

  mail.get("/:token", async (req, res) => {
    await sendTo(req.params.token, res, decisionPage(await readMailDecision(req.params.token)));
  });

  mail.post("/:token", formBody(), async (req, res) => {
    await sendTo(req.params.token, res, await decided(req.params.token, formIn(req.body)));
  });

  mail.post("/:token/undo", async (req, res) => {
    await sendTo(req.params.token, res, await undone(req.params.token));
  });

  mail.use(pageOfTrouble(send));
  return mail;
}

interface Answer {
  status: number;
  page: string;
}

type Send = (res: Response, answer: Answer, theme?: Theme | null) => void;

async function confirmed(token: string): Promise<Answer> {
  try {
    return { status: 200, page: emailDonePage(await useEmailChangeLink(token)) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.kind === "missing") return emailPage(undefined);
    return { status: answerTo(error).status, page: emailRefusedPage(error.message) };
  }
}

async function organizationConfirmed(token: string): Promise<Answer> {
  try {
    await useConfirmationLink(token);
    return { status: 200, page: confirmationDonePage() };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.kind === "missing") return confirmationPage(undefined);
    return { status: answerTo(error).status, page: confirmationRefusedPage(error.message) };
  }
}

async function decided(token: string, form: DecisionForm): Promise<Answer> {
  try {
    return decisionPage(await decideByMail(token, form), { isClick: true, token });
  } catch (error) {
    if (!(error instanceof Refusal) || (error.kind !== "invalid" && error.code !== "changed")) throw error;
    return decisionPage(await readMailDecision(token), { isClick: true, wrong: error });
  }
}

async function undone(token: string): Promise<Answer> {
  try {
    return { status: 200, page: undonePage(await undoByMail(token)) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { status: answerTo(error).status, page: undoRefusedPage(error.message) };
  }
}

interface DecisionForm {
  rejectionReason?: unknown;
  version?: unknown;
}

function formIn(body: unknown): DecisionForm {
  if (typeof body !== "object" || body === null) return {};
  return {
    ...("reason" in body && { rejectionReason: body.reason }),
    ...("version" in body && { version: body.version }),
  };
}

const pageOfTrouble =
  (send: Send): ErrorRequestHandler =>
  (error: unknown, _req, res, next) => {
    if (res.headersSent) return next(error);
    const { status, body, retryAfter } = answerTo(error);
    if (retryAfter !== undefined) res.set("Retry-After", String(retryAfter));
    if (status >= 500) res.locals["failure"] = error ?? "nothing was thrown";
    const lead = `${asSentences(body.error)} Please open the link in the email again.`;
    send(res, { status, page: mailPage({ title: "Something went wrong", lead }) });
  };
