import { LIST_SCHEMA } from "#core/provisioning/scimSchemas.ts";
import { scimRefusal } from "#core/provisioning/scimRefusal.ts";

export function listAnswer(resources: readonly object[], { total, offset }: { total: number; offset: number }): object {
  return {
    schemas: [LIST_SCHEMA],
    totalResults: total,
    startIndex: offset + 1,
    itemsPerPage: resources.length,
    Resources: resources,
  };
}

export function filterTextIn({ filter }: Readonly<Record<string, unknown>>): string | undefined {
  if (filter === undefined || filter === "") return undefined;
  if (typeof filter !== "string") throw scimRefusal("invalid_filter", "Send one filter");
  return filter;
}
