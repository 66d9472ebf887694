import { assertView } from "./api/viewMethods.ts";
import { removeView } from "./closeView.ts";
import { fieldsOf, filledValue, isEmptyValue, type Field } from "./slackApi/fields.ts";
import { newTrigger, whoOf, type Person } from "./slackApi/payloads.ts";
import { acknowledged, sendInteraction } from "./sending.ts";
import { SlackError } from "./slackApi/SlackError.ts";
import { keptView } from "./slackApi/views.ts";
import { changed, recordViolations, type World } from "./World.ts";
import type { SandboxAck, SandboxValues, SandboxView } from "./SandboxView.ts";

const REQUIRED = "Please complete this required field.";

export async function submitView(
  world: World,
  person: Person,
  view: SandboxView,
  given: Record<string, unknown>,
): Promise<{ status: number; ackMs: number; ack: SandboxAck | undefined }> {
  const fields = fieldsOf(view.blocks);
  const values = filledIn(view, fields, given);
  const missing = fields.filter(({ isRequired, element, blockId, actionId }) => {
    return isRequired && isEmptyValue(element, values[blockId]?.[actionId]);
  });
  if (missing.length > 0) {
    const errors = Object.fromEntries(missing.map(({ blockId }) => [blockId, REQUIRED]));
    return { status: 0, ackMs: 0, ack: { response_action: "errors", errors } };
  }
  view.state = { values };
  const delivery = await sendInteraction(world, {
    type: "view_submission",
    ...whoOf(person),
    trigger_id: newTrigger(world, person),
    view: { ...view, state: { values } },
    response_urls: [],
  });
  const ack = acknowledged(delivery);
  if (delivery.status === 200) follow(world, person, view, ack);
  return { status: delivery.status, ackMs: delivery.ackMs, ack };
}

function filledIn(view: SandboxView, fields: Field[], given: Record<string, unknown>): SandboxValues {
  const unknown = Object.keys(given).find((blockId) => !fields.some((field) => field.blockId === blockId));
  if (unknown) throw new Error(`The modal has no field ${unknown}`);
  const values = structuredClone(view.state.values);
  for (const { blockId, actionId, element } of fields) {
    if (blockId in given) values[blockId] = { ...values[blockId], [actionId]: filledValue(element, given[blockId]) };
  }
  return values;
}

function follow(world: World, { workspace, userId }: Person, view: SandboxView, ack: SandboxAck | undefined): void {
  const stack = workspace.modals.get(userId) ?? [];
  try {
    if (!ack?.response_action) {
      removeView(workspace, userId, view);
      return changed(world);
    }
    switch (ack.response_action) {
      case "clear":
        workspace.modals.set(userId, []);
        break;
      case "errors":
        assertErrors(world, view, ack.errors ?? {});
        break;
      case "update":
        assertView(world, "modal", ack.view);
        workspace.modals.set(
          userId,
          stack.map((each) => (each.id === view.id ? keptView(workspace, ack.view, { instead: each }) : each)),
        );
        break;
      case "push":
        assertView(world, "modal", ack.view);
        workspace.modals.set(userId, [...stack, keptView(workspace, ack.view, { above: view })]);
        break;
      default:
        recordViolations(world, `unknown response_action ${ack.response_action}`);
    }
  } catch (error) {
    if (!(error instanceof SlackError)) throw error;
  }
  changed(world);
}

function assertErrors(world: World, view: SandboxView, errors: Record<string, string>): void {
  const inputs = view.blocks.filter(({ type }) => type === "input").map(({ block_id: id }) => id);
  for (const blockId of Object.keys(errors)) {
    if (!inputs.includes(blockId)) recordViolations(world, `errors: no input block ${blockId} in the view`);
  }
}
