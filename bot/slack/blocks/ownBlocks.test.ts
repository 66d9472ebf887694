import { describe, expect, test } from "@jest/globals";
import type { ActionsBlock, KnownBlock } from "@slack/types";
import { blockKitFaults } from "#scripts/sandbox/slackApi/blockKitFaults.ts";
import { figuresOf } from "#core/ledger/balance.ts";
import type { AwayEntry } from "#bot/operations/requests/readAway.ts";
import type { RequestView } from "#db/queries/requests/requests.ts";
import { awayBlocks } from "./awayBlocks.ts";
import { balanceBar } from "./balanceBar.ts";
import { balanceBlocks } from "./balanceBlocks.ts";
import { ownRequestBlocks } from "./ownRequestBlocks.ts";
import type { BalanceView } from "#core/ledger/BalanceView.ts";
import { PENDING } from "#tests/arranging/aWaitingRequest.ts";

const HOSTILE = "<!channel>&".repeat(200);

const TODAY = "2027-05-31";

const request: RequestView = {
  id: "0199-1",
  userId: "0199-2",
  ...PENDING,
  startDate: "2027-05-31",
  endDate: "2027-06-04",
  minutes: 1920,
};
const away: AwayEntry = {
  id: "0199-3",
  userId: "0199-4",
  userName: "Erin",
  type: "away",
  typeName: "away",
  status: "approved",
  startDate: "2027-05-31",
  endDate: "2027-05-31",
  isHalfDay: true,
};
const balance: BalanceView = {
  ...figuresOf([], 0),
  id: "0199-5",
  type: "sick",
  typeName: "Sick",
  unit: "day",
  isUnlimited: false,
  leaveYear: 2027,
  startsIn: 1,
  hasOwnYear: false,
  nextYear: null,
  balance: 3840,
  total: 4800,
  used: 960,
  pending: 480,
  available: 3360,
};

const actionsIn = (blocks: readonly ActionsBlock[]) =>
  blocks.flatMap(({ elements }) => elements.map((element) => element.action_id));
const textOf = (blocks: KnownBlock[]) => JSON.stringify(blocks);
const faults = (blocks: KnownBlock[]) => blockKitFaults("message", { blocks });

describe("a bar", () => {
  test.each([
    [0, 4800, "░░░░░░░░░░"],
    [1, 4800, "█░░░░░░░░░"],
    [2400, 4800, "█████░░░░░"],
    [4799, 4800, "█████████░"],
    [4800, 4800, "██████████"],
    [9600, 4800, "██████████"],
    [-480, 4800, "░░░░░░░░░░"],
    [0, 0, "░░░░░░░░░░"],
    [-480, -480, "░░░░░░░░░░"],
  ])("of %d of %d", (left, whole, bar) => expect(balanceBar(left, whole)).toBe(bar));
});

describe("a balance", () => {
  test("shows what is available, used, and pending", () =>
    expect(textOf(balanceBlocks([balance]))).toContain(
      "*Sick*   `███████░░░`   *7* of 10 days available\\n2 days used · 1 day pending",
    ));

  test("shows nothing else if nothing was taken", () =>
    expect(textOf(balanceBlocks([{ ...balance, used: 0, pending: 0, available: 4800 }]))).toMatch(
      /10 days available"/,
    ));

  test("has no bar if it is unlimited", () => {
    const text = textOf(balanceBlocks([{ ...balance, isUnlimited: true }]));
    expect(text).toContain("*Sick*   Unlimited\\n2 days used");
    expect(text).not.toContain("█");
  });

  test("shows the days booked in the next year", () => {
    const nextYear = { ...figuresOf([], 480), used: 960, leaveYear: 2028 };
    expect(textOf(balanceBlocks([{ ...balance, nextYear }]))).toContain("\\nIn 2028: 2 days booked · 1 day pending");
    expect(textOf(balanceBlocks([{ ...balance, nextYear, startsIn: "04-06" }]))).toContain(
      "\\nIn 2028/29: 2 days booked · 1 day pending",
    );
  });
});

describe("a person's own request", () => {
  test("shows that a document is needed until it is attached", () => {
    const needed = ":paperclip: A document is needed. Attach it on the web.";
    const lacking = { ...request, evidenceOver: 480 };
    expect(textOf(ownRequestBlocks(lacking, TODAY))).toContain(needed);
    expect(textOf(ownRequestBlocks({ ...lacking, evidenceCount: 1 }, TODAY))).not.toContain(needed);
  });

  test("shows that leave of an unpaid type is unpaid", () => {
    expect(textOf(ownRequestBlocks({ ...request, isUnpaid: true }, TODAY))).toContain("4 days, unpaid");
  });

  test("has buttons to edit and, with a confirmation, to cancel it while it is pending", () => {
    const [block, actions] = ownRequestBlocks(request, TODAY);
    expect(block.text?.text).toBe(
      "*Vacation* · Mon, May 31, 2027 – Fri, June 4, 2027 · 4 days\n:hourglass_flowing_sand: Pending",
    );
    const value = `${request.id} 1`;
    expect(actions?.elements).toMatchObject([
      { action_id: "edit_request", value },
      { action_id: "cancel_request", value, confirm: { text: { text: "Vacation, May 31 – Jun 04, 2027" } } },
    ]);
  });

  test.each([
    ["approved", ":white_check_mark: Approved by Mona", ["change_request"]],
    ["rejected", ":no_entry_sign: Rejected by Mona", []],
    ["cancelled", ":heavy_multiplication_x: Canceled by Mona", []],
  ] as const)(
    "shows the decision once it is %s, and can then be changed only if it was approved",
    (status, line, ids) => {
      const [block, ...actions] = ownRequestBlocks({ ...request, status, decidedByName: "Mona" }, TODAY);
      expect(block.text?.text.split("\n")[1]).toBe(line);
      expect(actionsIn(actions)).toEqual(ids);
    },
  );

  describe("that is approved", () => {
    const approved = { ...request, status: "approved", decidedByName: "Mona" } as const;
    const openChange = { ...request, id: "0199-9", version: 2, endDate: "2027-06-02", isCancellation: false };

    test("can be ended early once it has begun, and not changed once it is over", () => {
      expect(textOf(ownRequestBlocks(approved, "2027-06-01"))).toContain("End early");
      expect(ownRequestBlocks(approved, "2027-06-05")).toHaveLength(1);
    });

    test("shows its pending change, which can be replaced or withdrawn", () => {
      const [block, ...actions] = ownRequestBlocks({ ...approved, openChange }, TODAY);
      expect(block.text?.text).toContain(":hourglass_flowing_sand: Change pending: May 31 – Jun 02, 2027");
      expect(actionsIn(actions)).toEqual(["change_request", "withdraw_change"]);
      expect(actions[0]?.elements[1]).toMatchObject({ value: "0199-9 2", text: { text: "Withdraw change" } });
      const canceled = { ...approved, openChange: { ...openChange, isCancellation: true } };
      expect(textOf(ownRequestBlocks(canceled, TODAY))).toMatch(/Cancellation pending.*Withdraw cancellation/s);
    });

    test("shows who can cancel it if a company closure booked it", () => {
      const [block, ...actions] = ownRequestBlocks({ ...approved, openChange: null, closureName: "Year <end>" }, TODAY);
      expect(block.text?.text).toContain(
        ":office: Company closure “Year &lt;end&gt;”: only an Admin or Owner can cancel this time off",
      );
      expect(actions).toEqual([]);
    });
  });

  test("to add time can only be canceled, and only while it is pending", () => {
    const credit = { ...request, isCredit: true } as const;
    const [block, ...actions] = ownRequestBlocks(credit, TODAY);
    expect(block.text?.text).toContain("4 days to add\n:hourglass_flowing_sand: Pending");
    expect(actionsIn(actions)).toEqual(["cancel_request"]);
    const [decided, ...none] = ownRequestBlocks({ ...credit, status: "approved" }, TODAY);
    expect(decided.text?.text).toContain("4 days added\n:white_check_mark: Approved");
    expect(none).toEqual([]);
  });

  test("doesn't name people who canceled their own request", () => {
    const canceled = { status: "cancelled", decidedByName: "Erin", isDecidedByOwner: true } as const;
    const [block] = ownRequestBlocks({ ...request, ...canceled }, TODAY);
    expect(block.text?.text.split("\n")[1]).toBe(":heavy_multiplication_x: Cancelled");
  });

  test("keeps a reason on its line and escapes its markup", () => {
    const blocks = ownRequestBlocks({ ...request, status: "rejected", rejectionReason: "No\n<!here> & no" }, TODAY);
    expect(textOf(blocks)).toContain("\\n>No &lt;!here&gt; &amp; no");
  });

  test("stays within Slack's limits with any text", () => {
    const worst = { ...request, status: "rejected" as const, decidedByName: HOSTILE, rejectionReason: HOSTILE };
    expect(faults([...ownRequestBlocks(worst, TODAY), ...ownRequestBlocks(request, TODAY)])).toEqual([]);
    const parts = { startPart: "pm", endPart: "am" } as const;
    const openChange = { ...request, isCancellation: false };
    const named = { ...request, typeName: HOSTILE, parts, openChange, closureName: null };
    for (const status of ["pending", "approved"] as const) {
      expect(faults(ownRequestBlocks({ ...named, status }, TODAY))).toEqual([]);
    }
  });
});

describe("the list of absences", () => {
  test("has a line per person", () =>
    expect(
      textOf(
        awayBlocks([away, { ...away, userName: "<@U1>", type: "vacation", typeName: "vacation", isHalfDay: false }]),
      ),
    ).toContain("*Erin* · away · May 31, 2027 (half day)\\n*&lt;@U1&gt;* · vacation · May 31, 2027"));

  test("has no block if nobody is away", () => expect(awayBlocks([])).toEqual([]));

  test.each([1, 10, 11, 500])("stays within Slack's limits for %d people, ten to a block", (count) => {
    const many = Array.from({ length: count }, () => ({ ...away, userName: HOSTILE, endDate: "2027-12-31" }));
    expect(awayBlocks(many)).toHaveLength(Math.ceil(count / 10));
    expect(faults(awayBlocks(many))).toEqual([]);
  });
});
