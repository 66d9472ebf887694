import type { PolicyDocument } from "../../document/PolicyDocument.ts";

/** The values of a document by path, such as `booking.longest`. */
export type Parts = Readonly<Record<string, unknown>>;

export type Grain = "amounts" | "list" | "field";

const SECTIONS = ["booking", "consumption", "counting"];

const WITHOUT_AMOUNTS = [
  "leaveYear",
  "counting.days",
  "counting.holidays",
  "counting.in",
  ...["closed", "block", "waitingPeriod", "maxBackdateDays", "noticeIn", "bookAhead"].map((rule) => `booking.${rule}`),
];

export function partsOf(document: PolicyDocument, grain: Grain): Parts {
  const parts = Object.entries(document).flatMap(([name, value]): [string, unknown][] => {
    if (SECTIONS.includes(name)) return fieldsOf(name, value);
    if (name !== "grants" || grain !== "field") return [[name, value]];
    return (document.grants ?? []).flatMap((grant, index) => fieldsOf(`${name}.${index}`, grant));
  });
  if (grain !== "amounts") return Object.fromEntries(parts);
  const others = parts.filter(([path]) => WITHOUT_AMOUNTS.includes(path));
  const amounts = Object.fromEntries(parts.filter(([path]) => !WITHOUT_AMOUNTS.includes(path)));
  return { ...Object.fromEntries(others), amounts };
}

export function documentOf({ amounts, ...parts }: Parts): PolicyDocument {
  const root: Node = {};
  for (const [path, value] of Object.entries({ ...(amounts as Parts | undefined), ...parts })) {
    if (value !== undefined) place(root, path.split("."), value);
  }
  const grants = root["grants"];
  if (typeof grants === "object" && grants !== null) root["grants"] = Object.values(grants);
  return root as unknown as PolicyDocument;
}

type Node = Record<string, unknown>;

function place(node: Node, [name = "", ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) node[name] = value;
  else place((node[name] ??= {}) as Node, rest, value);
}

function fieldsOf(path: string, value: unknown): [string, unknown][] {
  return Object.entries(value as Node).map(([name, part]) => [`${path}.${name}`, part]);
}
