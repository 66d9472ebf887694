import { expect, test } from "@jest/globals";
import { z } from "zod";
import { testClock, testOrganization } from "#tests/arranging/testOrganization.ts";
import { httpServer } from "#tests/servers/httpServer.ts";
import { testDatabase } from "#tests/servers/testDatabase.ts";
import { CALLS } from "../calls/calls.ts";
import { answerSchema, inputSchema } from "./jsonSchemas.ts";

await testDatabase();
const { visitor, as } = await httpServer(testClock());
const { erin } = await testOrganization();
const { body: document, headers } = await visitor().get("/api/v1/openapi.json");

interface Operation {
  operationId: string;
  description: string;
  parameters: { name: string; in: string; required?: boolean; schema: object }[];
  responses: Record<string, { description: string }>;
}
const operations = Object.entries<Record<string, Operation>>(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, ...operation })),
);

test("the document describes each call of the API once, and anyone may read it", () => {
  expect([document.openapi, headers.get("set-cookie")]).toEqual(["3.1.1", null]);
  const described = operations.map(
    ({ method, path }) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ":$1")}`,
  );
  expect(described.toSorted()).toEqual(CALLS.map(({ method, path }) => `${method} ${path}`).toSorted());
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
});

test("every reference leads to a schema or a header, and every schema is used", () => {
  const text = JSON.stringify(document);
  const references = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, place = ""]) => place);
  const found = (place: string) => place.split("/").reduce<unknown>((at, name) => Object(at)[name], document);
  expect(references.filter((place) => found(place) === undefined)).toEqual([]);
  const unused = Object.keys(document.components.schemas).filter(
    (name) => !references.includes(`components/schemas/${name}`),
  );
  expect(unused).toEqual([]);
});

test("each call has its parameters, a success, and its errors, and no parameter without a type", () => {
  for (const { path, method, parameters, responses } of operations) {
    const inPath = parameters.filter(({ in: place }) => place === "path");
    expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
    expect(inPath.filter(({ required }) => !required)).toEqual([]);
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(["400", "401", "429"]));
    expect(Object.keys(responses).filter((status) => status < "300")).toHaveLength(1);
    if (method !== "get") expect(parameters.map(({ name }) => name)).toContain("Idempotency-Key");
    expect(parameters.filter(({ schema }) => Object.keys(schema).length === 0)).toEqual([]);
  }
});

test("a schema that tidies its input is described by what it accepts", () => {
  const tidied = z.object({ days: z.preprocess(Number, z.number().min(1)), on: z.string().meta({ format: "date" }) });
  expect(inputSchema(tidied)).toEqual({
    type: "object",
    properties: { days: { type: "number", minimum: 1 }, on: { type: "string", format: "date" } },
    required: ["days", "on"],
  });
  expect(answerSchema(z.uuid())).toEqual({ type: "string", format: "uuid" });
});

test("the page lists every call, runs no script, and never needs a session", async () => {
  const { status, body, headers: sent } = await (await as(erin)).get("/api/docs");
  expect([status, sent.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
  expect(body).toContain('"Roboto Variable"');
  for (const { summary } of CALLS) expect(body).toContain(summary.replaceAll("'", "&#39;"));
  expect(body).not.toMatch(/<script|\son\w+=|style="|https?:\/\/(?!127\.0\.0\.1)/);
});
