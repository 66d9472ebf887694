import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import createClient from "openapi-fetch";
import type { Actor } from "#bot/operations/actor.ts";
import { keyOf } from "#tests/arranging/keyOf.ts";
import { testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { IS_LONG } from "#tests/soak/shortOrLong.ts";
import { apiTypesHead, TYPES } from "#scripts/apiClient/apiTypes.ts";
import { generateApiTypes } from "#scripts/apiClient/generateApiTypes.ts";
import type { paths } from "./awaydayApi.d.ts";

await testDatabase();
const { url } = await httpServer(testClock());
const { owner, manager, erin } = await testOrganization();

async function clientOf(who: Actor) {
  const { token } = await keyOf(who);
  return createClient<paths>({ baseUrl: `${url}/api/v1`, headers: { authorization: `Bearer ${token}` } });
}

test("the types of the client are those that the generator wrote for the present document (if not, run npm run api-client)", () => {
  const written = readFileSync(TYPES, "utf8");
  const [head = ""] = written.split("\n", 1);
  expect(head).toBe(apiTypesHead(written.slice(head.length + 1)));
  if (IS_LONG) expect(written).toBe(generateApiTypes());
});

test("a client that was generated from the document takes a request from its preview to its cancellation, and reads the balance at each step", async () => {
  const [byErin, byManager, byOwner] = await Promise.all([erin, manager, owner].map(clientOf));
  if (!byErin || !byManager || !byOwner) throw new Error("A client is missing");
  const wanted = { type: "vacation", startDate: "2027-03-08", endDate: "2027-03-09" };
  const balance = async () => {
    const { data } = await byErin.GET("/people/{id}/balances", { params: { path: { id: erin.userId } } });
    const vacation = data?.items.find(({ type }) => type === "vacation");
    return [vacation?.available, vacation?.pending, vacation?.used];
  };
  const before = await balance();
  expect(before).toEqual([20, 0, 0]);
  const preview = await byErin.GET("/requests/preview", { params: { query: wanted } });
  expect(preview.data?.days).toBe(2);

  const submitted = await byErin.POST("/requests", {
    body: { ...wanted, notes: "A trip" },
    params: { header: { "Idempotency-Key": "trip-1" } },
  });
  const id = submitted.data?.id ?? "";
  expect(submitted.data).toMatchObject({ status: "pending", days: 2, userId: erin.userId });
  expect(await balance()).toEqual([18, 2, 0]);
  const edited = await byErin.PATCH("/requests/{id}", { params: { path: { id } }, body: { endDate: "2027-03-10" } });
  expect(edited.data).toMatchObject({ days: 3, version: 2 });

  const stale = { status: "approved", version: 1 } as const;
  const refused = await byManager.POST("/requests/{id}/decision", { params: { path: { id } }, body: stale });
  expect([refused.response.status, refused.error?.code]).toEqual([409, "changed"]);
  const decided = await byManager.POST("/requests/{id}/decision", {
    params: { path: { id } },
    body: { ...stale, version: 2 },
  });
  expect(decided.data?.status).toBe("approved");
  expect(await balance()).toEqual([17, 0, 3]);

  const change = await byErin.POST("/requests/{id}/changes", {
    params: { path: { id } },
    body: { endDate: "2027-03-08" },
  });
  expect(change.data).toMatchObject({ requestId: id, status: "pending" });
  const changed = await byManager.POST("/requests/{id}/decision", {
    params: { path: { id: change.data?.id ?? "" } },
    body: { status: "approved" },
  });
  expect(changed.data?.days).toBe(1);
  expect(await balance()).toEqual([19, 0, 1]);

  const canceled = await byOwner.POST("/requests/{id}/cancel", {
    params: { path: { id } },
    body: { rejectionReason: "Plans change" },
  });
  expect(canceled.data?.status).toBe("cancelled");
  expect(await balance()).toEqual(before);
  const listed = await byErin.GET("/requests", { params: { query: { status: "cancelled", limit: 10 } } });
  expect(listed.data?.items.map((request) => request.id)).toEqual([id]);
});
