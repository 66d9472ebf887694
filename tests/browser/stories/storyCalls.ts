import { expect } from "@playwright/test";
import type { StoryApi } from "./storyServer.ts";

const REQUESTS = "/api/pto-requests";

export async function submit(api: StoryApi, wanted: object) {
  const { status, body } = await api.send("POST", REQUESTS, wanted);
  expect([status, body]).toEqual([201, body]);
  return body;
}

export async function decide(api: StoryApi, id: string, status: "approved" | "rejected") {
  const { body, ...answer } = await api.send("PATCH", `${REQUESTS}/${id}`, { status });
  expect([answer.status, body]).toEqual([200, body]);
  return body;
}

export async function requestsOf(api: StoryApi) {
  return (await api.get(REQUESTS)).body;
}

export async function waitingFor(api: StoryApi) {
  return (await api.get(`${REQUESTS}?view=team&status=pending`)).body;
}

export async function balanceOf(api: StoryApi, type: string) {
  return (await api.get("/api/pto-balances")).body.find((one: { type: string }) => one.type === type);
}
