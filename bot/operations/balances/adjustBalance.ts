import { toMinutes } from "#core/amounts.ts";
import { todayIn } from "#core/calendar/dates.ts";
import { AdjustmentInput } from "#core/ledger/AdjustmentInput.ts";
import { leaveYearOf } from "#core/ledger/leaveYear.ts";
import { newId } from "#db/newId.ts";
import { lockPerson } from "#db/queries/person.ts";
import { PtoBalance } from "#db/models/PtoBalance.ts";
import { announceAdjustment } from "../notifications/announceAdjustment.ts";
import { assertNotOwnBalance } from "./assertNotOwnBalance.ts";
import { balanceViews } from "./balanceViews.ts";
import { bringUpToDate } from "../posting/bringUpToDate.ts";
import { notFound, operationOn } from "../operation.ts";
import { personalText } from "../personalText.ts";
import { postLines } from "../posting/postLines.ts";

/** Adds to or takes from a balance of the current leave year, with a reason. Nobody adjusts their own while another Admin or Owner exists. */
export const adjustBalance = operationOn(
  "adjustBalance",
  AdjustmentInput,
  async (id, input, { me, tx, now, audit }) => {
    const { organizationId } = me;
    const balance = await PtoBalance.findOne({ where: { organizationId, id }, transaction: tx });
    const person = balance && (await lockPerson(organizationId, balance.userId, tx));
    if (!person) throw notFound("The balance");
    await assertNotOwnBalance(me, person.id, tx);
    await bringUpToDate(person, { tx, now });

    const today = todayIn(person.zone, now);
    const minutes = toMinutes(input.adjustment);
    const reasonId = await personalText(organizationId, person.id, input.reason, tx);
    await postLines(
      person,
      [
        {
          type: balance.type,
          leaveYear: leaveYearOf(today, person.leaveYearStartsIn),
          kind: "adjustment",
          minutes,
          effectiveOn: today,
          sourceKey: `adjustment:${newId()}`,
          isUnlimited: false,
        },
      ],
      { tx, now },
      { actorId: me.id, reasonId },
    );
    await announceAdjustment(person, { type: balance.type, minutes, reasonId, actorId: me.id }, { tx, now });
    await audit({ subject: ["balance", id], after: { userId: person.id, type: balance.type, minutes, reasonId } });
    const adjusted = (await balanceViews(person, today, tx)).find((view) => view.id === id);
    if (!adjusted) throw new Error("The balance just adjusted is gone");
    return adjusted;
  },
);
