import type { Sandbox } from "#scripts/sandbox/Sandbox.ts";
import type { SandboxMessage } from "#scripts/sandbox/SandboxView.ts";
import type { Member } from "../authorization/organizations.ts";
import { openRequestForm } from "../slack/openRequestForm.ts";
import { slackIdOf } from "../slack/slackCompany.ts";
import { buttons } from "../slack/slackApprovers.ts";
import { recordSlack } from "./recordSlack.ts";
import type { Seed } from "./Seed.ts";

interface Company {
  teamId: string;
  employee: Member;
  manager: Member;
  deliver: () => Promise<void>;
}

const LINES = [
  "help",
  "balance",
  "list",
  "who",
  "pending",
  "request vacation 2027-08-02",
  "cancel",
  "sick",
  "credit 2h",
];
const DATES = ["2027-08-16", "2027-08-23", "2027-08-30"];

function snoozed({ blocks }: SandboxMessage): string | undefined {
  const elements = blocks.flatMap(
    (block) => (block.elements ?? []) as { action_id?: string; options?: { value: string }[] }[],
  );
  return elements.find((element) => element.action_id === "snooze_request")?.options?.[0]?.value;
}

export async function slackSeeds(sandbox: Sandbox, { teamId, employee, manager, deliver }: Company): Promise<Seed[]> {
  const [erin, mona] = [employee, manager].map(({ email }) => sandbox.as(teamId, slackIdOf(email)));
  if (!erin || !mona) return [];
  const seeds = await recordSlack(sandbox, async () => {
    for (const line of LINES) await erin.command(line);
    for (const date of DATES) {
      const form = await openRequestForm(erin);
      await erin.input(form, "endDate", date);
      await erin.submit(form, { type: "vacation", startDate: date, endDate: date, notes: "From the form" });
    }
    const home = erin.home();
    for (const action of ["edit_request", "cancel_request"]) if (home) await erin.click(home, action).catch(() => {});
    await deliver();
    const messages = mona.messages().filter((message) => buttons(message).includes("approve_request"));
    for (const [index, action] of ["approve_request", "reject_request", "ask_request"].entries()) {
      const message = messages[index];
      if (!message) continue;
      await mona.click(message, action);
      if (action === "approve_request") continue;
      const form = await mona.until(() => mona.modal(), "a form");
      await mona
        .submit(form, action === "ask_request" ? { text: "Who covers?" } : { reason: "Too many away" })
        .catch(() => {});
      await mona.close(form);
    }
    for (const action of ["snooze_request", "undo_request"]) {
      const message = messages.find((one) => buttons(one).includes(action));
      if (message) await mona.click(message, action, action === "snooze_request" ? snoozed(message) : undefined);
    }
  });
  const event = (inner: object): Seed => ({
    method: "POST",
    address: "/api/slack/events",
    headers: {},
    as: ["visitor"],
    isFromSlack: true,
    encoding: "json",
    body: {
      type: "event_callback",
      team_id: teamId,
      api_app_id: "A1",
      event_id: "Ev1",
      event_time: 1_800_000_000,
      authorizations: [{ team_id: teamId, user_id: "U1", is_bot: true }],
      event: inner,
    },
  });
  const suggestion = {
    type: "block_suggestion",
    action_id: "type",
    block_id: "type",
    value: "v",
    user: { id: erin.userId },
  };
  return [
    ...seeds,
    event({ type: "app_uninstalled" }),
    event({ type: "tokens_revoked", tokens: { oauth: ["U1"], bot: [] } }),
    event({ type: "app_mention", text: "hello", user: erin.userId, channel: "C1", ts: "1.2" }),
    { ...event({}), body: { type: "url_verification", challenge: "a challenge", token: "t" } },
    { ...event({}), encoding: "form", body: { ssl_check: "1", token: "t" } },
    { ...event({}), encoding: "form", body: { payload: { ...suggestion, team: { id: teamId } } } },
  ];
}
