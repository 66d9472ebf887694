import * as fc from "fast-check";

export interface Change {
  at: number;
  how: "replace" | "remove" | "rename" | "wrap" | "repeat";
  value: unknown;
}

const WIRES = [
  "malformed",
  "wrong type",
  "bytes",
  "encoded",
  "cut off",
  "deep",
  "method",
  "headers",
  "address",
  "large",
] as const;
export type Wire = (typeof WIRES)[number] | "plain";

export interface Twist {
  seed: number;
  state: number;
  changes: Change[];
  wire: Wire;
  number: number;
}

const ODD_TEXTS = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\u202e\u0301\u200d",
  "👩‍👩‍👧‍👦",
  "İıſß",
  "x".repeat(5000),
  "9".repeat(400),
  "-1",
  "1e999",
  "NaN",
  "2027-02-30",
  "+275760-09-13",
  "0000-00-00",
  "2027-03-08T99:99:99Z",
  "../../etc/passwd",
  "%00",
  "'; DROP TABLE users; --",
  "<script>",
  "__proto__",
  "constructor",
  "01890000-0000-7000-8000-000000000000",
  "null",
  "true",
  "a@b",
  `${"a".repeat(300)}@example.com`,
];
const ODD_NUMBERS = [0, -1, -0, 0.1, 1e21, -1e308, Number.MAX_SAFE_INTEGER + 2, 2 ** 31, 2 ** 63, 1_000_000_000];
const POLLUTED: unknown = JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}},"toString":1}');

const oddValue = fc.oneof(
  fc.constantFrom<unknown>(...ODD_TEXTS),
  fc.constantFrom<unknown>(...ODD_NUMBERS),
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], POLLUTED),
  fc.string({ unit: "binary", maxLength: 30 }),
  fc.jsonValue({ maxDepth: 2 }),
);

const aChange: fc.Arbitrary<Change> = fc.record({
  at: fc.nat(),
  how: fc.constantFrom("replace", "replace", "replace", "remove", "rename", "wrap", "repeat"),
  value: oddValue,
});

export const aTwist: fc.Arbitrary<Twist> = fc.record({
  seed: fc.noBias(fc.nat()),
  state: fc.noBias(fc.nat()),
  changes: fc.array(aChange, { maxLength: 3 }),
  wire: fc.oneof(
    { weight: 3, arbitrary: fc.constant("plain" as const) },
    { weight: 1, arbitrary: fc.constantFrom(...WIRES) },
  ),
  number: fc.noBias(fc.nat()),
});

interface Place {
  holder: Record<string, unknown> | unknown[];
  key: string;
}

export function changed(value: unknown, changes: readonly Change[]): unknown {
  const root: Record<string, unknown> = { root: structuredClone(value) };
  for (const change of changes) {
    const places: Place[] = [];
    collect(root, places);
    const place = places[change.at % places.length];
    // Copies the value, because later changes may modify it or insert it again.
    if (place) apply(place, { ...change, value: structuredClone(change.value) });
  }
  return root["root"];
}

function collect(holder: Place["holder"], places: Place[]): void {
  for (const key of Object.keys(holder)) {
    places.push({ holder, key });
    const inner = (holder as Record<string, unknown>)[key];
    if (typeof inner === "object" && inner !== null) collect(inner as Place["holder"], places);
  }
}

function apply({ holder, key }: Place, { how, value }: Change): void {
  const values = holder as Record<string, unknown>;
  const before = values[key];
  const isRoot = key === "root" && Object.keys(holder).length === 1;
  if (how === "wrap") return put(values, key, [before]);
  if (how === "repeat") return put(values, key, [before, before]);
  if (isRoot || how === "replace") return put(values, key, value);
  if (Array.isArray(holder)) return void holder.splice(Number(key), 1);
  delete values[key];
  if (how === "rename") put(values, typeof value === "string" ? value : "__proto__", before);
}

/** `__proto__` becomes an ordinary key, as in parsed JSON. */
function put(holder: Record<string, unknown>, key: string, value: unknown): void {
  Object.defineProperty(holder, key, { value, writable: true, enumerable: true, configurable: true });
}

export function changedAddress(address: string, changes: readonly Change[]): string {
  const [path = "", query = ""] = address.split("?", 2);
  const fields = [...new URLSearchParams(query)];
  const parts = path.split("/").slice(1);
  const [inPath = [], inQuery = []] = [changed([parts, fields], changes)].flat().map((wanted) => [wanted].flat());
  const newPath = inPath.map((part, index) => (part === parts[index] ? String(part) : encoded(part))).join("/");
  const newQuery = inQuery.map((field) => [field].flat().map(encoded).join("=")).join("&");
  return `/${newPath}${newQuery ? `?${newQuery}` : ""}`;
}

function encoded(value: unknown): string {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
  return encodeURIComponent(Buffer.from(text.slice(0, 3000)).toString());
}
