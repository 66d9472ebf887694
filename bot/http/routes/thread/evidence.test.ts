import { EventEmitter, once } from "node:events";
import { afterEach, describe, expect, jest, test } from "@jest/globals";
import {
  MAX_EVIDENCE_BYTES,
  MAX_SPACE,
  MAX_SPACE_OF_PERSON,
  MAX_SPACE_UNCONFIRMED,
} from "#core/evidence/evidenceLimits.ts";
import type { Actor } from "#bot/operations/actor.ts";
import { createSealer } from "#bot/operations/createSealer.ts";
import { createDelegation } from "#bot/operations/delegations/createDelegation.ts";
import { attachEvidence } from "#bot/operations/evidence/attachEvidence.ts";
import { editPolicy } from "#bot/operations/policies/editPolicy.ts";
import { listPolicies } from "#bot/operations/policies/listPolicies.ts";
import { rotateKeys } from "#bot/operations/auth/rotateKeys.ts";
import { configureOperations, operationsRuntime } from "#bot/operations/runtime.ts";
import { requestChange } from "#bot/operations/requests/changes/requestChange.ts";
import { decideRequest } from "#bot/operations/requests/decideRequest.ts";
import { submitRequest } from "#bot/operations/requests/submitRequest.ts";
import { database } from "#db/connect.ts";
import { HEIC, JPEG, PDF, pdfOf, PNG } from "#tests/arranging/evidenceFiles.ts";
import { foundTestOrganization, hire, testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { aDocumentOffice } from "#tests/arranging/aDocumentOffice.ts";
import { everythingStored, expectRefusal } from "#tests/asserting/expectRefusal.ts";
import { lastAuditEntry } from "#tests/asserting/lastAuditEntry.ts";
import { halfSent } from "#tests/servers/halfSent.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { uploading } from "#tests/servers/uploading.ts";
import { whereStored } from "#tests/slack/whereStored.ts";

jest.setTimeout(60_000);
await testDatabase();
const clock = testClock();
const { as, url, visitor } = await httpServer(clock);
const hurried = await httpServer(clock, {}, undefined, { bodyTimes: { usual: 60, file: 60 } });
const { upload, download } = uploading(url);
const { owner, admin, manager, erin, ezra } = await testOrganization();
const vacation = (await listPolicies(owner, owner.officeId, {})).find(({ type }) => type === "vacation");
await editPolicy(owner, vacation?.id ?? "", { isUnlimited: true });
const asErin = await as(erin);
const asManager = await as(manager);
const asEzra = await as(ezra);
afterEach(() => useKeys("a key for tests"));

let week = 0;
async function aRequest(who = erin): Promise<string> {
  const startDate = new Date(Date.UTC(2027, 2, 8 + 7 * week++)).toISOString().slice(0, 10);
  return (await submitRequest(who, { type: "vacation", startDate, endDate: startDate })).id;
}

async function fill({ organizationId, userId }: Actor, id: string, { bytes }: { bytes: number }): Promise<void> {
  const files = Math.floor(bytes / MAX_EVIDENCE_BYTES);
  await database().pool.query(
    `INSERT INTO evidence SELECT $1, gen_random_uuid(), $2, $3, 'Full.pdf', 'application/pdf', $4, 'sealed', now()
     FROM generate_series(1, $5)`,
    [organizationId, id, userId, MAX_EVIDENCE_BYTES, files],
  );
}

const useKeys = (...keys: string[]) => configureOperations({ ...operationsRuntime(), sealer: createSealer(keys) });
const idOf = ({ body }: { body: Record<string, string> }) => body["id"] ?? "";
const field = (text: string) => ({ file: text });

describe("attaching a file", () => {
  test.each([
    ["application/pdf", Buffer.from(PDF), "application/pdf", "Note.pdf"],
    ["image/png", PNG, "image/png", "Note.png"],
    ["image/jpeg", JPEG, "image/jpeg", "Note.jpg"],
    ["image/heif", HEIC, "image/heic", "Note.heic"],
    ["application/pdf", pdfOf(MAX_EVIDENCE_BYTES), "application/pdf", "Note.pdf"],
  ])("a file of the type %s is stored and read back unchanged", async (type, file, stored, name) => {
    const id = await aRequest();
    const answer = await upload(asErin, id, file, { type, name: "Note" });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.any(String),
      name,
      type: stored,
      size: file.length,
      uploadedAt: clock.now().toISOString(),
      uploadedByName: "Erin",
    });
    const read = await download(asManager, id, idOf(answer));
    expect(read.status).toBe(200);
    expect(read.bytes.equals(file)).toBe(true);
    expect((await asErin.get(`/api/pto-requests/${id}/evidence`)).body).toEqual([answer.body]);
  });

  test("the stored file is encrypted, and its size and name appear in no audit event", async () => {
    const id = await aRequest();
    const answer = await upload(asErin, id, PDF, { name: "Secret diagnosis.pdf" });
    expect(await lastAuditEntry(erin.organizationId)).toMatchObject({
      actorId: erin.userId,
      action: "attachEvidence",
      subjectKind: "request",
      subjectId: id,
      after: { evidenceId: idOf(answer), type: "application/pdf", bytes: PDF.length },
    });
    expect(await whereStored("Secret diagnosis")).toEqual(["evidence.name"]);
    expect(await whereStored("/Catalog")).toEqual([]);
  });

  test("a request shows how many files it has, to its requester and to its approvers", async () => {
    const id = await aRequest();
    const shown = async () =>
      [
        ...(await asErin.get("/api/pto-requests")).body,
        ...(await asManager.get("/api/pto-requests?view=team&status=pending")).body,
      ].filter((request: { id: string }) => request.id === id);
    for (const request of await shown()) expect(request).not.toHaveProperty("documents");
    await upload(asErin, id, PDF);
    await upload(asErin, id, PNG, { type: "image/png" });
    expect((await shown()).map(({ documents }: { documents: number }) => documents)).toEqual([2, 2]);
  });

  test("approvers and Admins attach files for the requester, even after approval", async () => {
    const id = await aRequest();
    expect((await upload(asManager, id, PDF)).body["uploadedByName"]).toBe("Mona");
    await decideRequest(manager, id, { status: "approved" });
    expect((await upload(await as(admin), id, PDF)).status).toBe(201);
    expect((await upload(asErin, id, PDF)).status).toBe(201);
  });
});

describe("a file that can't be accepted leaves nothing", () => {
  const types = "The file must be a PDF, PNG, JPEG, or HEIC";
  const matching = `${types}, and its content must match its type`;
  const page = "<!doctype html><script>alert(1)</script>";
  test.each<[string, string | Buffer, string, Parameters<typeof expectRefusal>[1]]>([
    ["of 0 bytes", "", "application/pdf", [400, "empty_file", "The file is empty", field("The file is empty")]],
    [
      "of 10 MB and 1 byte",
      pdfOf(MAX_EVIDENCE_BYTES + 1),
      "application/pdf",
      [413, "too_large", "The file is larger than 10 MB", field("The file is larger than 10 MB")],
    ],
    ["that is a page", page, "text/html", [415, "wrong_type", types, field(types)]],
    ["that is an SVG", "<svg/>", "image/svg+xml", [415, "wrong_type", types, field(types)]],
    ["that is a renamed page", page, "application/pdf", [415, "wrong_content", matching, field(matching)]],
    ["that is a renamed PDF", Buffer.from(PDF), "image/png", [415, "wrong_content", matching, field(matching)]],
    ["that was cut off", PNG.subarray(0, -4), "image/png", [415, "wrong_content", matching, field(matching)]],
    ["of a type that is a property of objects", "{}", "constructor", [415, "wrong_type", types, field(types)]],
    ["that is JSON", "{}", "application/json", [415, "wrong_type", types, field(types)]],
  ])("a file %s", async (_, file, type, refused) => {
    const id = await aRequest();
    await expectRefusal(() => upload(asErin, id, file, { type }), refused);
  });

  test("a file of 10 MB and 1 byte that doesn't announce its length", async () => {
    const id = await aRequest();
    const before = await everythingStored();
    const body = new Blob([new Uint8Array(pdfOf(MAX_EVIDENCE_BYTES + 1))]).stream();
    const answer = await fetch(`${url}/api/pto-requests/${id}/evidence`, {
      method: "POST",
      headers: { cookie: asErin.cookies(), "content-type": "application/pdf" },
      body,
      duplex: "half",
    } as RequestInit);
    expect([answer.status, await answer.json()]).toEqual([413, expect.objectContaining({ code: "too_large" })]);
    expect(await everythingStored()).toEqual(before);
  });

  test("an upload that its sender interrupts", async () => {
    const id = await aRequest();
    const before = await everythingStored();
    const cancelling = new AbortController();
    let pulls = 0;
    const body = new ReadableStream({
      pull: (stream) => {
        pulls += 1;
        if (pulls < 20) stream.enqueue(new Uint8Array(100_000).fill(32));
        else cancelling.abort();
      },
    });
    const sending = fetch(`${url}/api/pto-requests/${id}/evidence`, {
      method: "POST",
      headers: { cookie: asErin.cookies(), "content-type": "application/pdf" },
      body,
      signal: cancelling.signal,
      duplex: "half",
    } as RequestInit);
    await expect(sending).rejects.toMatchObject({ name: "AbortError" });
    expect(await everythingStored()).toEqual(before);
    expect((await asErin.get(`/api/pto-requests/${id}/evidence`)).body).toEqual([]);
  });

  test("an upload that stalls gets 408", async () => {
    const id = await aRequest();
    const address = `${hurried.url}/api/pto-requests/${id}/evidence`;
    const sending = halfSent(asErin, address, {
      method: "POST",
      body: PDF,
      headers: { "content-type": "application/pdf" },
    });
    expect(await sending.answer()).toMatchObject({ status: 408, body: { code: "body_too_slow" } });
    await sending.closed;
    expect((await asErin.get(`/api/pto-requests/${id}/evidence`)).body).toEqual([]);
  });

  test("a file for a rejected request, and an eleventh file", async () => {
    const rejected = await aRequest();
    await decideRequest(manager, rejected, { status: "rejected" });
    const text = "This request was already rejected";
    await expectRefusal(() => upload(asErin, rejected, PDF), [409, "already_decided", text]);
    const id = await aRequest();
    for (let files = 0; files < 10; files++) expect((await upload(asErin, id, PDF)).status).toBe(201);
    const full = "A request can have at most 10 documents";
    await expectRefusal(() => upload(asErin, id, PDF), [409, "too_many_files", full]);
  });

  test("a file for which the organization has no room", async () => {
    const other = await foundTestOrganization();
    const [worker, boss] = [await hire(other, "Wim"), await hire(other, "Bo", "Admin")];
    const id = await aRequest(worker);
    await fill(other, id, MAX_SPACE);
    const text =
      "Your organization has no more space for documents. To free up space, ask an Owner to erase the data of former employees.";
    for (const who of [worker, boss]) {
      const browser = await as(who);
      await expectRefusal(() => upload(browser, id, PDF), [409, "no_room", text]);
    }
  });

  test("a file of a person who attached too many, so that nobody uses up the space of their colleagues", async () => {
    const other = await foundTestOrganization();
    const [worker, colleague] = [await hire(other, "Wim"), await hire(other, "Cat")];
    const id = await aRequest(worker);
    await fill(worker, id, MAX_SPACE_OF_PERSON);
    const browser = await as(worker);
    const text = "You can't attach any more documents. Ask an Admin to attach this one.";
    await expectRefusal(() => upload(browser, id, pdfOf(1_000_000)), [409, "no_room", text]);
    expect((await upload(await as(other), id, pdfOf(1_000_000))).status).toBe(201);
    expect((await upload(await as(colleague), await aRequest(colleague), PDF)).status).toBe(201);
  });

  test("many files of an organization whose Owner hasn't confirmed an email address", async () => {
    configureOperations({ ...operationsRuntime(), sendsMail: true });
    try {
      const other = await foundTestOrganization();
      const worker = await hire(other, "Wim");
      const [id, browser] = [await aRequest(worker), await as(worker)];
      expect((await upload(browser, id, PDF)).status).toBe(201);
      await fill(worker, id, MAX_SPACE_UNCONFIRMED);
      const text = "Your organization has no more space for documents until an Owner confirms their email address";
      await expectRefusal(() => upload(browser, id, PDF), [409, "no_room", text]);
    } finally {
      configureOperations({ ...operationsRuntime(), sendsMail: false });
    }
  });
});

describe("many uploads at once", () => {
  test("ten files fit on a request, however many arrive at the same time", async () => {
    const rio = await hire(owner, "Rio", "Employee", { managerId: manager.userId });
    const id = await aRequest(rio);
    const asRio = await as(rio);
    for (const file of [PDF, PDF]) expect((await upload(asRio, id, file)).status).toBe(201);
    const sent = [asRio, asManager, await as(admin)].flatMap((browser) =>
      [1, 2, 3].map(() => upload(browser, id, PDF)),
    );
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([...Array.from({ length: 8 }, () => 201), 409]);
    expect((await asManager.get(`/api/pto-requests/${id}/evidence`)).body).toHaveLength(10);
  });

  test("a person uploads three files at once, and a fourth is refused until one is done", async () => {
    const rae = await hire(owner, "Rae", "Employee", { managerId: manager.userId });
    const ids = await Promise.all([1, 2, 3].map(() => aRequest(rae)));
    const arriving = new EventEmitter();
    const file = async function* () {
      await once(arriving, "rest");
      yield Buffer.from(PDF);
    };
    const started = ids.map((id) => attachEvidence(rae, id, { name: "Note.pdf", type: "application/pdf", file }));
    const fourth = await upload(await as(rae), await aRequest(rae), PDF);
    expect([fourth.status, fourth.body["code"], fourth.headers.get("retry-after")]).toEqual([429, "too_many", "30"]);
    for (let open = 0; open < 3; open = arriving.listenerCount("rest")) await new Promise(setImmediate);
    arriving.emit("rest");
    expect(await Promise.all(started)).toHaveLength(3);
  });
});

test("a request that needs a document can be submitted without it, and everyone sees that it is missing until it is attached", async () => {
  const grants = [{ frequency: "yearly" as const, amount: 20 }];
  const { officeId } = await aDocumentOffice(owner, { unit: "day", grants, booking: { evidenceAfter: 2 } });
  const nora = await hire(owner, "Nora", "Employee", { managerId: manager.userId, officeId });
  const browser = await as(nora);
  const needed = "A document is needed";
  const dates = "type=vacation&startDate=2027-03-08&endDate=2027-03-10";
  const preview = async (more = "") => (await browser.get(`/api/pto-requests/preview?${dates}${more}`)).body.conditions;
  expect(await preview()).toEqual([`${needed} for more than 2 days`]);
  const wanted = { type: "vacation", startDate: "2027-03-08", endDate: "2027-03-10" };
  const { status, body } = await browser.send("POST", "/api/pto-requests", wanted);
  expect([status, body.needsDocument]).toEqual([201, true]);
  const waiting = async () => {
    const all = (await asManager.get("/api/pto-requests?view=team&status=pending")).body as { id: string }[];
    return all.find(({ id }) => id === body.id) as { conditions?: string[]; needsDocument?: true } | undefined;
  };
  const own = async () => (await browser.get("/api/pto-requests")).body[0];
  expect([(await waiting())?.conditions, (await own()).needsDocument]).toEqual([[needed], true]);
  await browser.send("PATCH", `/api/pto-requests/${body.id}`, { endDate: "2027-03-09" });
  expect([(await waiting())?.conditions, (await own()).needsDocument]).toEqual([[], undefined]);
  await browser.send("PATCH", `/api/pto-requests/${body.id}`, { endDate: "2027-03-10" });
  expect((await own()).needsDocument).toBe(true);
  const approval = await asManager.send("PATCH", `/api/pto-requests/${body.id}`, { status: "approved" });
  expect([approval.status, approval.body.needsDocument]).toEqual([200, true]);
  await asManager.send("POST", `/api/pto-requests/${body.id}/undo`);
  await upload(browser, body.id, PDF);
  expect([(await waiting())?.conditions, (await own()).needsDocument]).toEqual([[], undefined]);
  expect(await preview(`&requestId=${body.id}`)).toEqual([]);
});

describe("reading a file", () => {
  test("it is served as a download that a browser never shows or stores, and each read leaves an audit event", async () => {
    const id = await aRequest();
    const file = await upload(asErin, id, PDF, { name: "Note für Mona\r\n.html" });
    const { headers, status } = await download(asManager, id, idOf(file));
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-length": String(PDF.length),
      "content-disposition":
        "attachment; filename=\"Note f?r Mona-.html.pdf\"; filename*=UTF-8''Note%20f%C3%BCr%20Mona-.html.pdf",
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    });
    expect(await lastAuditEntry(erin.organizationId)).toMatchObject({
      actorId: manager.userId,
      action: "readEvidence",
      subjectKind: "request",
      subjectId: id,
      after: { evidenceId: idOf(file) },
    });
  });

  test("colleagues may neither list nor read nor attach files, and other organizations learn nothing", async () => {
    const id = await aRequest();
    const file = idOf(await upload(asErin, id, PDF));
    const paths = [`/api/pto-requests/${id}/evidence`, `/api/pto-requests/${id}/evidence/${file}`];
    const stranger = await as(await foundTestOrganization());
    for (const path of paths) {
      expect((await asEzra.get(path)).status).toBe(403);
      expect((await stranger.get(path)).status).toBe(404);
      expect((await visitor().get(path)).status).toBe(401);
    }
    expect((await upload(asEzra, id, PDF)).status).toBe(403);
    expect((await upload(stranger, id, PDF)).status).toBe(404);
    const other = await aRequest();
    expect((await asErin.get(`/api/pto-requests/${other}/evidence/${file}`)).status).toBe(404);
    expect((await asErin.get(`/api/pto-requests/${id}/evidence/nonsense`)).status).toBe(404);
  });

  test("a delegate reads files and messages while a request or a change of it waits, or if they decided it, but not those of other decided requests", async () => {
    const boss = await hire(owner, "Bix", "Manager");
    const worker = await hire(owner, "Wyn", "Employee", { managerId: boss.userId });
    const delegate = await hire(owner, "Dee", "Employee", { managerId: boss.userId });
    const asDelegate = await as(delegate);
    const reads = async (id: string) => {
      const files = await asDelegate.get(`/api/pto-requests/${id}/evidence`);
      return [files.status, (await asDelegate.get(`/api/pto-requests/${id}/messages`)).status];
    };
    const decided = await aRequest(worker);
    const file = idOf(await upload(await as(worker), decided, PDF));
    await decideRequest(boss, decided, { status: "approved" });
    const pending = await aRequest(worker);
    await createDelegation(boss, { delegateId: delegate.userId, from: "2027-03-01", to: "2027-03-05" });
    expect(await reads(decided)).toEqual([403, 403]);
    expect((await download(asDelegate, decided, file)).status).toBe(403);
    expect((await upload(asDelegate, decided, PDF)).status).toBe(403);
    expect(await reads(pending)).toEqual([200, 200]);
    await decideRequest(delegate, pending, { status: "approved" });
    expect(await reads(pending)).toEqual([200, 200]);
    const { id: changeId } = await requestChange(worker, decided, { cancel: true });
    expect(await reads(decided)).toEqual([200, 200]);
    await decideRequest(boss, changeId, { status: "rejected" });
    expect(await reads(decided)).toEqual([403, 403]);
  });

  test("a file stays readable after the keys were rotated and the old key was removed", async () => {
    const id = await aRequest();
    const file = idOf(await upload(asErin, id, pdfOf(500_000)));
    useKeys("a new key", "a key for tests");
    expect((await rotateKeys()).find(({ table }) => table === "evidence")?.resealed).toBeGreaterThan(0);
    useKeys("a new key");
    expect((await download(asErin, id, file)).bytes.equals(pdfOf(500_000))).toBe(true);
    useKeys("another key");
    const lost = await asErin.get(`/api/pto-requests/${id}/evidence/${file}`);
    expect([lost.status, lost.body.code]).toEqual([409, "unreadable"]);
    useKeys("a key for tests", "a new key");
    await rotateKeys();
  });

  test("a part that was moved or changed in the database is never served", async () => {
    const id = await aRequest();
    const [one, other] = [idOf(await upload(asErin, id, pdfOf(500_000))), idOf(await upload(asErin, id, PDF))];
    await database().pool.query(
      "UPDATE evidence_parts SET content = (SELECT content FROM evidence_parts WHERE evidence_id = $2 AND part = 0) WHERE evidence_id = $1 AND part = 0",
      [one, other],
    );
    expect((await asErin.get(`/api/pto-requests/${id}/evidence/${one}`)).status).toBe(500);
  });
});
