import type { Minutes } from "#core/leave/amounts.ts";
import type { RequestStatus } from "#core/leave/Statuses.ts";
import { groupBy } from "#core/groupBy.ts";
import { differenceText } from "./differenceText.ts";
import type { CheckedEntry, Finding } from "./Finding.ts";

export interface CheckedCredit {
  id: string;
  status: RequestStatus;
  minutes: Minutes;
}

export function verifyCredits({
  entries,
  credits = [],
}: {
  entries: readonly CheckedEntry[];
  credits?: readonly CheckedCredit[];
}): Finding[] {
  const known = new Set(credits.map(({ id }) => id));
  const posted = groupBy(
    entries.filter(({ kind }) => kind === "credit"),
    ({ details }) => details?.creditId ?? "",
  );
  const strange = [...posted].flatMap(([id, [entry]]): Finding[] =>
    known.has(id) || !entry ? [] : [{ kind: "without_cause", text: `${entry.sourceKey} has no credit`, entry }],
  );
  const wrong = credits.flatMap(({ id, status, minutes }): Finding[] => {
    const found = posted.get(id) ?? [];
    const owed = status === "approved" ? minutes : 0;
    const difference = owed - found.reduce((sum, entry) => sum + entry.minutes, 0);
    if (difference === 0) return [];
    const kind = found.length === 0 ? "missing" : "wrong_amount";
    return [{ kind, text: `Credit ${id} (${status}) added ${differenceText(difference)}` }];
  });
  return [...strange, ...wrong];
}
