import { createHash } from "node:crypto";
import { openApi } from "#bot/http/v1/document/openApi.ts";

export const TYPES = "tests/clients/awaydayApi.d.ts";
/** Installed on demand, because these packages need an older TypeScript than the project. */
export const GENERATOR = ["openapi-typescript@7.13.0", "typescript@5.9.3"];

export function apiDocument(): string {
  return JSON.stringify(openApi("https://awayday.example"));
}

export function apiTypesHead(body: string): string {
  const made = `the OpenAPI document ${sha256(apiDocument())} with ${GENERATOR.join(" and ")}`;
  return `// Written by "npm run api-client" from ${made}; the rest of the file is ${sha256(body)}`;
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
