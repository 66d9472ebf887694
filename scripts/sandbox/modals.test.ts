import { beforeEach, describe, expect, test } from "@jest/globals";
import type { ModalView } from "@slack/types";
import { aSandbox, plain, section } from "#tests/slack/aSandbox.ts";

const { app, sandbox, client } = await aSandbox();
const ann = sandbox.as("T1", "UANN");

beforeEach(() => {
  app.answer = () => undefined;
  app.received.length = 0;
  sandbox.violations.length = 0;
});

const input = (id: string, element: object, more: object = {}) => ({
  type: "input",
  block_id: id,
  label: plain(id),
  element: { action_id: id, ...element },
  ...more,
});
const OPTIONS = ["vacation", "sick"].map((value) => ({ text: plain(value), value }));
const modal = (...blocks: object[]) =>
  ({ type: "modal", callback_id: "ask", title: plain("Ask"), submit: plain("Send"), blocks }) as unknown as ModalView;
const FORM = modal(
  input("type", { type: "static_select", options: OPTIONS }),
  input("from", { type: "datepicker" }, { dispatch_action: true }),
  input("half", { type: "checkboxes", options: [{ text: plain("Half"), value: "yes" }] }, { optional: true }),
  input("note", { type: "plain_text_input", initial_value: "flu" }, { optional: true }),
);

async function opened(view: ModalView) {
  app.answer = async ({ body }) => {
    await client.views.open({ trigger_id: String(body["trigger_id"]), view });
    return undefined;
  };
  const { modal: shown } = await ann.command("request");
  app.answer = () => undefined;
  const found = shown();
  if (!found) throw new Error("No modal");
  return found;
}
const lastReceived = () => app.received.at(-1)?.body;

describe("a modal", () => {
  test("keeps filled-in values, and notifies the app only if the block requests it", async () => {
    const view = await opened(FORM);
    app.received.length = 0;
    await ann.input(view, "type", "sick");
    expect(app.received).toEqual([]);
    await ann.input(view, "from", "2027-03-01");
    expect(lastReceived()).toMatchObject({
      type: "block_actions",
      actions: [{ type: "datepicker", selected_date: "2027-03-01" }],
      view: { id: view.id, state: { values: { type: { type: { selected_option: OPTIONS[1] } } } } },
    });
    const { blocks, ...rest } = FORM;
    await client.views.update({
      view_id: view.id,
      hash: view.hash,
      view: { ...rest, blocks: [section("2 days"), ...blocks] },
    });
    const now = ann.modal()!;
    expect(now.state.values["from"]).toEqual({ from: { type: "datepicker", selected_date: "2027-03-01" } });
    expect(now.state.values["note"]).toEqual({ note: { type: "plain_text_input", value: "flu" } });
    const late = client.views.update({ view_id: view.id, hash: view.hash, view: FORM });
    await expect(late).rejects.toThrow("hash_conflict");
  });

  test("is sent only when required fields are filled in, and then closes", async () => {
    const view = await opened(FORM);
    app.received.length = 0;
    const first = await ann.submit(view, { from: "2027-03-01" });
    expect(first).toMatchObject({
      status: 0,
      ack: { response_action: "errors", errors: { type: expect.any(String) } },
    });
    expect(app.received).toEqual([]);
    const second = await ann.submit(view, { type: "vacation", from: "2027-03-01", half: true });
    expect(second).toMatchObject({ status: 200, ack: undefined });
    expect(second.view()).toBeUndefined();
    expect(lastReceived()).toMatchObject({
      type: "view_submission",
      view: {
        callback_id: "ask",
        state: {
          values: {
            type: { type: { type: "static_select", selected_option: OPTIONS[0] } },
            from: { from: { selected_date: "2027-03-01" } },
            half: { half: { selected_options: [{ value: "yes" }] } },
            note: { note: { value: "flu" } },
          },
        },
      },
    });
  });

  test.each<[string, object, string[], string[]]>([
    ["stays open and shows errors", { response_action: "errors", errors: { from: "A holiday." } }, ["Ask"], []],
    [
      "stays open and records errors for inputs that it lacks",
      { response_action: "errors", errors: { to: "?" } },
      ["Ask"],
      ["errors: no input block to in the view"],
    ],
    [
      "is replaced by the new view",
      { response_action: "update", view: { ...FORM, title: plain("Sure?") } },
      ["Sure?"],
      [],
    ],
    ["is covered by the new view", { response_action: "push", view: { ...FORM, title: plain("Why?") } }, ["Why?"], []],
    ["closes with all views below", { response_action: "clear" }, [], []],
  ])("%s if the app's response asks for it", async (_, answer, shown, violations) => {
    const view = await opened(FORM);
    app.answer = () => answer;
    await ann.submit(view, { type: "sick", from: "2027-03-01" });
    expect([ann.modal()?.title?.text].filter(Boolean)).toEqual(shown);
    expect(sandbox.violations).toEqual(violations);
  });

  test("opens once for a trigger, within 3 s", async () => {
    await ann.command("request");
    const trigger = String(app.received[0]?.body["trigger_id"]);
    await client.views.open({ trigger_id: trigger, view: FORM });
    await expect(client.views.open({ trigger_id: trigger, view: FORM })).rejects.toThrow("exchanged_trigger_id");
    await ann.command("request");
    sandbox.expireTriggers();
    const late = String(lastReceived()?.["trigger_id"]);
    await expect(client.views.open({ trigger_id: late, view: FORM })).rejects.toThrow("expired_trigger_id");
    await expect(client.views.open({ trigger_id: "1.2.3", view: FORM })).rejects.toThrow("invalid_arguments");
  });

  test("can cover at most two others, and closing it reveals the one below", async () => {
    const view = await opened(FORM);
    const push = async (name: string) => {
      await ann.shortcut("more");
      await client.views.push({
        trigger_id: String(lastReceived()?.["trigger_id"]),
        view: { ...FORM, title: plain(name) },
      });
    };
    await push("two");
    await push("three");
    await expect(push("four")).rejects.toThrow("push_limit_reached");
    expect(ann.modal()).toMatchObject({ title: { text: "three" }, root_view_id: view.id });
    await ann.close(ann.modal()!);
    expect(ann.modal()).toMatchObject({ title: { text: "two" }, previous_view_id: view.id });
  });
});
