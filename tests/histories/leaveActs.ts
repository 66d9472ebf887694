import { addDays, type IsoDate } from "#core/calendar/dates.ts";
import { requestChange } from "#bot/operations/requests/changes/requestChange.ts";
import { previewChange } from "#bot/operations/requests/changes/previewChange.ts";
import { withdrawChange } from "#bot/operations/requests/changes/withdrawChange.ts";
import { decideRequest } from "#bot/operations/requests/decideRequest.ts";
import { editRequest } from "#bot/operations/requests/editRequest.ts";
import { previewRequest } from "#bot/operations/requests/previewRequest.ts";
import { recordLeave, submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { undoDecision } from "#bot/operations/requests/undoDecision.ts";
import { agree } from "./agree.ts";
import { outcome } from "./outcome.ts";
import { choosing, type RandomAct, TYPES, type World } from "./World.ts";

export function leaveActs(world: World): RandomAct[] {
  const { owner, people, chance, clock } = world;
  const { pick, near, rows, personOf } = choosing(world);
  const requestsThatAre = (status: string) =>
    rows(`SELECT id, user_id AS "userId" FROM pto_requests WHERE organization_id = $1 AND status = '${status}'`);
  const decider = () => (chance() < 0.6 ? owner : pick(people));
  const someDates = (day: IsoDate, before = 5) => {
    const startDate = near(day, before, 50);
    const endDate = addDays(startDate, Math.floor(chance() * chance() * 25));
    if (startDate === endDate) return { startDate, endDate, ...(chance() < 0.4 && { isHalfDay: true }) };
    const parts = { ...(chance() < 0.2 && { startPart: "pm" }), ...(chance() < 0.2 && { endPart: "am" }) };
    return { startDate, endDate, ...parts };
  };

  return [
    {
      weight: 10,
      act: async (day) => {
        const person = pick(people);
        const wanted = { type: pick(TYPES), ...someDates(day) };
        const preview = await previewRequest(person, wanted);
        const { done, refused } = await outcome(() => submitRequest(person, wanted));
        agree("request", wanted, { foreseen: preview.refusals[0]?.message, seen: refused });
        if (done) agree("cost", wanted, { foreseen: preview.assessment?.minutes, seen: done.minutes });
        return ["requested", { who: people.indexOf(person), ...wanted, refused }];
      },
    },
    {
      weight: 10,
      act: async () => {
        const pending = await requestsThatAre("pending");
        if (pending.length === 0) return ["nothing to decide", null];
        const { id } = pick(pending);
        const by = decider();
        const status = chance() < 0.85 ? "approved" : "rejected";
        await decideRequest(by, id, { status });
        if (chance() < 0.25) await undoDecision(by, id, {});
        return ["decided", { by: people.indexOf(by), id, status }];
      },
    },
    {
      weight: 4,
      act: async (day) => {
        const pending = await requestsThatAre("pending");
        if (pending.length === 0) return ["nothing to edit", null];
        const request = pick(pending);
        const wanted = { ...someDates(day), ...(chance() < 0.3 && { type: pick(TYPES) }) };
        await editRequest(personOf(request), request.id, wanted);
        return ["edited", { ...request, ...wanted }];
      },
    },
    {
      weight: 8,
      act: async (day) => {
        const approved = await requestsThatAre("approved");
        if (approved.length === 0) return ["nothing to change", null];
        const request = pick(approved);
        const by = chance() < 0.6 ? personOf(request) : owner;
        const wanted = chance() < 0.2 ? { cancel: true, notes: "No" } : { ...someDates(day, 20), notes: "Moved" };
        const preview = await previewChange(by, request.id, wanted);
        const { refused } = await outcome(() => requestChange(by, request.id, wanted));
        agree("change", wanted, { foreseen: preview.refusals[0]?.message, seen: refused });
        return ["changed", { ...request, ...wanted, isOwn: by !== owner, refused }];
      },
    },
    {
      weight: 6,
      act: async () => {
        const changes = await rows(
          `SELECT id, user_id AS "userId" FROM leave_changes WHERE organization_id = $1 AND status = 'pending'`,
        );
        if (changes.length === 0) return ["no change to decide", null];
        const change = pick(changes);
        if (chance() < 0.2) return ["withdrew", (await withdrawChange(personOf(change), change.id, {})).id];
        const by = decider();
        const status = chance() < 0.8 ? "approved" : "rejected";
        await decideRequest(by, change.id, { status });
        if (chance() < 0.3) await undoDecision(by, change.id, {});
        return ["decided a change", { ...change, status }];
      },
    },
    {
      weight: 6,
      act: async () => {
        const decided = await rows(
          `SELECT id, decided_by_id AS "userId" FROM pto_requests WHERE organization_id = $1 AND decided_by_id IS NOT NULL
           UNION ALL
           SELECT id, decided_by_id FROM leave_changes WHERE organization_id = $1 AND decided_by_id IS NOT NULL`,
        );
        if (decided.length === 0) return ["no decision to undo", null];
        const newest = decided.at(-1 - Math.floor(chance() * chance() * decided.length)) ?? pick(decided);
        await undoDecision(personOf(newest), newest.id, {});
        return ["undid", newest.id];
      },
    },
    {
      weight: 6,
      act: async (day) => {
        const person = pick(people);
        const wanted = { type: chance() < 0.7 ? "sick" : pick(TYPES), ...someDates(day, 40), reason: "Called in" };
        const { id, status } = await recordLeave(owner, person.userId, wanted);
        return ["recorded", { who: people.indexOf(person), id, status, ...wanted }];
      },
    },
    {
      weight: 4,
      act: async () => {
        const ms = pick([3_000, 11_000, 3_600_000]);
        clock.setInstant(new Date(clock.now().getTime() + ms));
        return ["waited", ms];
      },
    },
  ];
}
