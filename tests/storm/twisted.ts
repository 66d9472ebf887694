import { changed, changedAddress, type Twist, type Wire } from "./twists.ts";
import type { StormWorld } from "./stormWorld.ts";

export interface Sent {
  /** The call from which this request was derived, such as "PATCH /api/users/0190…". */
  origin: string;
  method: string;
  address: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
  isCutOff: boolean;
  isFromSlack: boolean;
}

const FORM = "application/x-www-form-urlencoded";
const ODD_STATE = 6;
const FROM_SLACK = 4;
const IN_ADDRESS = 6;
const LARGE = 1_500_000;
const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "PROPFIND", "SEARCH"];
const TYPES = [
  "",
  "text/plain",
  "application/xml",
  "multipart/form-data",
  "application/json; charset=utf-7",
  FORM,
  "text/csv",
  "a/b; c",
];
const ENCODINGS = ["gzip", "br", "deflate", "compress", "x", "gzip, gzip"];
const ADDRESSES = [
  "/%",
  "/%ff",
  "//",
  "/..%2f..%2fetc/passwd",
  "/api/%E0%A4%A",
  "/api/v1/%00",
  `/${"a".repeat(8000)}`,
  "/api?a[b][c]=1&a[b]=2",
  "/mail/%c0%af",
  '/scim/v2/Users?filter=userName eq "a'.replaceAll(" ", "%20"),
];
const HEADERS: Record<string, string>[] = [
  { cookie: "awayday=s%3Ax.y; awayday=; theme=%" },
  { authorization: "Bearer " },
  { authorization: `Basic ${"x".repeat(4000)}` },
  { origin: "https://elsewhere.example", "sec-fetch-site": "cross-site" },
  { origin: "null", referer: "%" },
  { "if-none-match": 'W/"', "if-modified-since": "never" },
  { range: "bytes=5-1,-3", accept: "*/*;q=x" },
  { "idempotency-key": "\u00e9".repeat(300) },
  { "x-forwarded-for": "a, , ::1", "x-forwarded-proto": "gopher", host: "elsewhere.example" },
  { "accept-language": "*-", "accept-encoding": "br;q=2, *" },
  { "x-slack-retry-num": "-1", "x-slack-signature": "v0=" },
  { expect: "100-continue" },
  { "content-length": "0" },
];

export function twisted({ seeds, states }: StormWorld, twist: Twist): Sent {
  const { number, wire, changes } = twist;
  const among = twist.seed % FROM_SLACK === 0 ? seeds.filter((seed) => seed.isFromSlack) : seeds;
  const chosen = pick(among, Math.floor(twist.seed / FROM_SLACK));
  if (!chosen) throw new Error("There are no seeds");
  const names = twist.state % ODD_STATE === 0 ? [...states.keys()] : chosen.as;
  const state = states.get(pick(names, twist.state) ?? "") ?? {};
  const inAddress = changes.filter(({ at }) => at % IN_ADDRESS === 0);
  const inBody = changes.filter(({ at }) => at % IN_ADDRESS !== 0);
  const { method, address, encoding, isFromSlack } = chosen;
  const type = encoding === "form" ? FORM : "application/json";
  const isRaw = chosen.body === undefined || typeof chosen.body === "string" || Buffer.isBuffer(chosen.body);
  const value = isRaw ? chosen.body : changed(chosen.body, inBody);
  const sent = {
    origin: `${method} ${address}`,
    method,
    address: isFromSlack ? address : changedAddress(address, inAddress),
    headers: { ...(value === undefined ? {} : { "content-type": type }), ...state, ...chosen.headers },
    body: bytesOf(value, encoding),
    isCutOff: false,
    isFromSlack,
  };
  return WAYS[wire](sent, number);
}

type Way = (sent: Sent, number: number) => Sent;

const WAYS: Record<Wire, Way> = {
  plain: (sent) => sent,
  malformed: (sent, number) => ({ ...sent, body: sent.body?.subarray(0, number % (sent.body.length + 1)) }),
  "wrong type": (sent, number) => ({
    ...sent,
    headers: { ...sent.headers, "content-type": pick(TYPES, number) ?? "" },
  }),
  bytes: (sent, number) => ({
    ...sent,
    body: Buffer.from(Array.from({ length: number % 300 }, (_, n) => (n * number) % 256)),
  }),
  encoded: (sent, number) => ({
    ...sent,
    headers: { ...sent.headers, "content-encoding": pick(ENCODINGS, number) ?? "" },
  }),
  "cut off": (sent) => ({ ...sent, isCutOff: sent.body !== undefined && sent.body.length > 0 }),
  deep: (sent, number) => ({ ...sent, body: sent.body && Buffer.from(nested(20_000, number % 2 === 0)) }),
  method: (sent, number) => ({ ...sent, method: pick(METHODS, number) ?? "GET" }),
  headers: (sent, number) => ({ ...sent, headers: { ...sent.headers, ...pick(HEADERS, number) } }),
  address: (sent, number) => ({ ...sent, address: pick(ADDRESSES, number) ?? "/" }),
  large: (sent, number) =>
    number % 20 === 0 ? { ...sent, body: sent.body && Buffer.from(`{"notes":"${"x".repeat(LARGE)}"}`) } : sent,
};

function nested(levels: number, isClosed: boolean): string {
  return `{"a":${"[".repeat(levels)}${isClosed ? `${"]".repeat(levels)}}` : ""}`;
}

function bytesOf(value: unknown, encoding: "json" | "form"): Buffer | undefined {
  if (value === undefined || Buffer.isBuffer(value)) return value;
  if (typeof value === "string" || encoding === "json") {
    return Buffer.from(typeof value === "string" ? value : JSON.stringify(value));
  }
  const fields = Object.entries(Object(value) as object).map(([name, field]): [string, string] => [
    name,
    typeof field === "string" ? field : JSON.stringify(field),
  ]);
  return Buffer.from(new URLSearchParams(fields).toString());
}

function pick<Item>(items: readonly Item[], number: number): Item | undefined {
  return items[number % items.length];
}
