import { expect, test } from "@jest/globals";
import { settlementText, type ShownSettlement } from "./settlementText.ts";

const none = { paidOut: 0, reclaimed: 0, writtenOff: 0 };

test.each<[Partial<ShownSettlement>, string]>([
  [{ paidOut: 5, writtenOff: 7.33 }, "5 days paid out and 7.33 days written off"],
  [{ reclaimed: 1 }, "1 day reclaimed"],
  [{ writtenOff: -1 }, "1 day owed, written off"],
  [{}, "nothing left"],
  [{ waitingFor: ["birthDate", "grade"] }, "waiting for the birth date and “grade” group"],
  [{ paidOut: 2, waitingFor: ["birthDate"] }, "2 days paid out; waiting for the birth date"],
])("the settlement %j in words", (settled, text) => expect(settlementText({ ...none, ...settled }, "day")).toBe(text));
