import { createHash } from "node:crypto";
import { openApi } from "#bot/http/v1/document/openApi.ts";

/** The file with the types for API clients. */
export const TYPES = "tests/clients/awaydayApi.d.ts";

/** Returns the first line of that file, which names the version of the document from which the types were made. */
export function apiTypesHead(): string {
  const document = JSON.stringify(openApi("https://awayday.example"));
  return `// Written by "npm run api-client" from the OpenAPI document ${createHash("sha256").update(document).digest("hex")}`;
}
