import { Router } from "express";
import type { AttentionAnswer, ExpiringPeopleAnswer } from "#core/api/admin/AttentionAnswer.ts";
import { readAttention } from "#bot/operations/attention/readAttention.ts";
import { countExpiringPeople } from "#bot/operations/reports/countExpiringPeople.ts";
import { consoleActor } from "../consoleActor.ts";

export function attentionRoutes(): Router {
  const attention = Router({ caseSensitive: true });

  attention.get("/", async (req, res) => {
    const { waiting, submittedUntil, left, lastDayUntil, ...others } = await readAttention(consoleActor(req), {});
    res.json({
      waiting: { count: waiting, submittedUntil },
      left: { count: left, lastDayUntil },
      ...others,
    } satisfies AttentionAnswer);
  });

  attention.get("/expiring", async (req, res) => {
    res.json({ people: await countExpiringPeople(consoleActor(req), {}) } satisfies ExpiringPeopleAnswer);
  });

  return attention;
}
