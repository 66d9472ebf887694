import { describe, expect, test } from "@jest/globals";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { RequestMessageAnswer } from "#core/api/requests/threadAnswers.ts";
import { MAX_EVIDENCE_BYTES } from "#core/evidence/evidenceLimits.ts";
import { heldReply } from "#console/shared/testing/heldReply.ts";
import { ownRequest, teamRequest } from "../testing/facts.ts";
import { answer } from "../testing/fakeApi.ts";
import { openApp } from "../testing/openApp.tsx";
import { wholeText } from "#console/shared/testing/wholeText.ts";

const TEAM = "GET /api/pto-requests?view=team&status=pending";
const sentAt = "2027-02-09T15:00:00.000Z";
const message = (id: string, authorName: string, text: string | null, authorId = id): RequestMessageAnswer => ({
  id,
  authorId,
  authorName,
  text,
  sentAt,
});
const file = {
  id: "d1",
  name: "Note.pdf",
  type: "application/pdf",
  size: 2048,
  uploadedAt: sentAt,
  uploadedByName: "Ann Whitfield",
};

function openThread(address: string, replies: Record<string, unknown> = {}) {
  return openApp(address, "Manager", {
    "GET /api/pto-requests": [ownRequest({ id: "r1", needsDocument: true })],
    [TEAM]: [teamRequest({ id: "t1", messages: 2, documents: 1 })],
    "GET /api/pto-requests/r1/evidence": [],
    "GET /api/pto-requests/r1/messages": [],
    "GET /api/pto-requests/t1/evidence": [file],
    "GET /api/pto-requests/t1/messages": [
      message("m1", "Ann Whitfield", "Who covers for you?", "u1"),
      message("m2", "Maya Chen", "Tom does."),
    ],
    ...replies,
  });
}

const dialog = async () => within(await screen.findByRole("dialog", { name: "Questions and Documents" }));
const choose = async (chosen: File) =>
  fireEvent.change((await dialog()).getByLabelText("Document"), { target: { files: [chosen] } });

describe("an approver", () => {
  test("sees how many messages and documents a request has, and reads them", async () => {
    const { keys } = openThread("/approvals");
    const ask = "Ask a Question (2 messages · 1 document) about Maya Chen's request";
    await keys.click(await screen.findByRole("button", { name: ask }));
    const thread = await dialog();
    const messages = await thread.findByRole("list", { name: "Questions" });
    expect(
      within(messages)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringMatching(/^You.*Who covers for you\?$/), expect.stringMatching(/^Maya Chen.*Tom does\.$/)]);
    const link = await thread.findByRole("link", { name: "Note.pdf" });
    expect(link).toHaveAttribute("href", "/api/pto-requests/t1/evidence/d1?shown=u1");
    expect(thread.getByText(wholeText(/^2 KB · Ann Whitfield/))).toBeVisible();
  });

  test("asks a question, and the field is empty again", async () => {
    const posted = { "POST /api/pto-requests/t1/messages": answer(201, message("m3", "Ann Whitfield", "Sure?", "u1")) };
    const { keys, made } = openThread("/approvals?thread=t1", posted);
    const thread = await dialog();
    const field = thread.getByRole("textbox", { name: "Message" });
    expect(thread.getByRole("button", { name: "Send" })).toBeDisabled();
    await keys.type(field, "  Sure? ");
    await keys.click(thread.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(field).toHaveValue(""));
    expect(made.find(({ method }) => method === "POST")).toMatchObject({ body: { text: "Sure?" } });
  });

  test("keeps what they type while the message before it is being sent", async () => {
    const held = heldReply();
    const { keys } = openThread("/approvals?thread=t1", { "POST /api/pto-requests/t1/messages": held.reply });
    const thread = await dialog();
    const field = thread.getByRole("textbox", { name: "Message" });
    const send = thread.getByRole("button", { name: "Send" });
    await keys.type(field, "Sure?");
    await keys.click(send);
    await keys.type(field, " And who covers?");
    held.give(answer(201, message("m3", "Ann Whitfield", "Sure?", "u1")));
    await waitFor(() => expect(send).toBeEnabled());
    expect(field).toHaveValue("Sure? And who covers?");
  });

  test("keeps a refused message, with the reason", async () => {
    const text = "This request was already approved by Ola, so you can't add messages";
    const { keys } = openThread("/approvals?thread=t1", {
      "POST /api/pto-requests/t1/messages": answer(409, { error: text, code: "already_decided" }),
    });
    const thread = await dialog();
    await keys.type(thread.getByRole("textbox", { name: "Message" }), "Sure?");
    await keys.click(thread.getByRole("button", { name: "Send" }));
    expect(await thread.findByText(text)).toBeVisible();
    expect(thread.getByRole("textbox", { name: "Message" })).toHaveValue("Sure?");
  });

  test("reads the messages of a decided request from a link, and can retry after a failure", async () => {
    const replies: Record<string, unknown> = { [TEAM]: [] };
    const opened = openThread("/approvals?thread=t1", { ...replies, "GET /api/pto-requests/t1/messages": answer(500) });
    const thread = await dialog();
    expect(await thread.findByText("Failed to load questions")).toBeVisible();
    opened.replies["GET /api/pto-requests/t1/messages"] = [message("m1", "Maya Chen", null)];
    await opened.keys.click(thread.getByRole("button", { name: "Retry" }));
    expect(await thread.findByText("Erased")).toBeVisible();
    await opened.keys.click(thread.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(window.location.search).toBe(""));
  });
});

describe("a requester", () => {
  test("sees that a document is needed, and attaches it by its content, whatever its name", async () => {
    const { keys, made } = openThread("/requests", { "POST /api/pto-requests/r1/evidence": answer(201, file) });
    expect(await screen.findByText("A document is needed")).toBeVisible();
    await keys.click(screen.getByRole("button", { name: /^Questions and documents, / }));
    const thread = await dialog();
    expect(thread.getByText("A document is needed.")).toBeVisible();
    expect(await thread.findByText("No documents yet")).toBeVisible();
    expect(thread.getByText("No questions yet")).toBeVisible();
    await choose(new File(["%PDF-1.4 and more"], "My note", { type: "" }));
    await waitFor(() =>
      expect(made.map(({ method, path }) => `${method} ${path}`)).toContain(
        "POST /api/pto-requests/r1/evidence?name=My%20note",
      ),
    );
  });

  test.each([
    ["an empty file", new File([], "note.pdf"), "The file is empty."],
    ["a page", new File(["<html>"], "note.pdf"), "The file must be a PDF, PNG, JPEG, or HEIC."],
    [
      "a file of more than 10 MB",
      new File([new Uint8Array(MAX_EVIDENCE_BYTES + 1)], "note.pdf"),
      "The file is larger than 10 MB.",
    ],
  ])("learns why %s can't be attached before it is sent", async (_, chosen, text) => {
    const { made } = openThread("/requests?thread=r1");
    await choose(chosen);
    expect(await (await dialog()).findByText(text)).toBeVisible();
    expect(made.filter(({ method }) => method === "POST")).toEqual([]);
  });

  test("of a decided request reads the messages and can't add any", async () => {
    openThread("/requests?thread=r1", {
      "GET /api/pto-requests": [ownRequest({ id: "r1", status: "rejected", messages: 1 })],
      "GET /api/pto-requests/r1/messages": [message("m1", "Ola Berg", "Where to?")],
    });
    const thread = await dialog();
    expect(await thread.findByText("Where to?")).toBeVisible();
    expect(thread.queryByRole("textbox")).toBeNull();
    expect(await thread.findByText("No documents were attached")).toBeVisible();
    expect(thread.queryByRole("button", { name: "Attach Document" })).toBeNull();
  });
});
