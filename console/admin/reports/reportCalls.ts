import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { at, call } from "#console/shared/api/call.ts";
import type { Report } from "./reports.ts";

export type Filters = Readonly<Record<string, string>>;

export function report<Answer>(name: Report["name"], filters: Filters) {
  return queryOptions({
    queryKey: ["reports", name, filters],
    queryFn: ({ signal }) => call<Answer>("GET", reportAddress(name, filters), undefined, signal),
    placeholderData: keepPreviousData,
  });
}

export function reportAddress(name: string, filters: Filters): string {
  return `${at("api", "admin", "reports")}/${name}${queryOf(filters)}`;
}

function queryOf(filters: Filters): string {
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== "")).toString();
  return query && `?${query}`;
}
