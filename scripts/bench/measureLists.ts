import type { Measured } from "./servers/measuredServer.ts";
import type { BenchOrganization } from "./data/populate.ts";
import { compare } from "./rounds.ts";
import { signedIn } from "./servers/signedIn.ts";

export const LIST_PEOPLE = 5560;

interface List {
  name: string;
  ours: string;
  bare: string;
}

const LISTS: List[] = [
  { name: "People, a page by name", ours: page("people", "name", "ASC", 0), bare: "people?from=0" },
  {
    name: "People that a search finds",
    ours: page("people", "name", "ASC", 0, { q: "person 12" }),
    bare: "people?from=0&like=person 12",
  },
  { name: "Requests, the newest", ours: page("requests", "submittedAt", "DESC", 0), bare: "requests?from=0" },
  { name: "Requests, page 1,000", ours: page("requests", "submittedAt", "DESC", 24_975), bare: "requests?from=24975" },
  {
    name: "Requests that are pending",
    ours: page("requests", "submittedAt", "DESC", 0, { status: "pending" }),
    bare: "requests?from=0&status=pending",
  },
];

export async function measureLists({
  ours,
  bare,
  organization,
  password,
}: {
  ours: Measured;
  bare: Measured;
  organization: BenchOrganization;
  password: string;
}): Promise<{ name: string; ratio: number; ours: number; bare: number }[]> {
  const { headers } = await signedIn(ours.url, organization.ownerEmail, password);
  const figures = [];
  for (const list of LISTS) {
    const rates = await compare(
      { url: ours.url, requests: [{ path: list.ours, headers }] },
      { url: bare.url, requests: [{ path: `/list/${encodeURI(list.bare)}&organization=${organization.id}` }] },
    );
    figures.push({ name: list.name, ratio: rates.bare / rates.ours, ...rates });
  }
  return figures;
}

function page(resource: string, sort: string, order: string, from: number, filter: object = {}): string {
  const query = { sort: [sort, order], range: [from, from + 24], filter };
  const parts = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(JSON.stringify(value))}`);
  return `/api/admin/${resource}?${parts.join("&")}`;
}
