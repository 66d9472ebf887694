interface SummaryDifference {
  before: string | null;
  after: string | null;
}

export function summaryDifferences(before: string, after: string): SummaryDifference[] {
  const [olds, news] = [clausesOf(before), clausesOf(after)];
  const common = commonClauses(olds, news);
  const differences: SummaryDifference[] = [];
  let [old, now] = [0, 0];
  for (const clause of [...common, undefined]) {
    const [removed, added] = [takeUntil(olds, old, clause), takeUntil(news, now, clause)];
    old += removed.length + 1;
    now += added.length + 1;
    for (let nth = 0; nth < Math.max(removed.length, added.length); nth++) {
      differences.push({ before: removed[nth] ?? null, after: added[nth] ?? null });
    }
  }
  return differences;
}

function clausesOf(summary: string): string[] {
  return summary
    .split(/; |(?<=\.) /)
    .map((clause) => clause.replace(/\.$/, ""))
    .filter((clause) => clause !== "");
}

function takeUntil(clauses: readonly string[], from: number, end: string | undefined): readonly string[] {
  const last = end === undefined ? clauses.length : clauses.indexOf(end, from);
  return clauses.slice(from, last);
}

function commonClauses(olds: readonly string[], news: readonly string[]): string[] {
  const lengths = Array.from({ length: olds.length + 1 }, () => Array.from({ length: news.length + 1 }, () => 0));
  const at = (old: number, now: number) => lengths[old]?.[now] ?? 0;
  for (let old = olds.length - 1; old >= 0; old--) {
    for (let now = news.length - 1; now >= 0; now--) {
      const row = lengths[old] ?? [];
      row[now] = olds[old] === news[now] ? 1 + at(old + 1, now + 1) : Math.max(at(old + 1, now), at(old, now + 1));
    }
  }
  const common: string[] = [];
  let [old, now] = [0, 0];
  while (old < olds.length && now < news.length) {
    const clause = olds[old];
    if (clause !== undefined && clause === news[now]) {
      common.push(clause);
      old++;
      now++;
    } else if (at(old + 1, now) >= at(old, now + 1)) old++;
    else now++;
  }
  return common;
}
