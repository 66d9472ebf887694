export function nearestWord<Word extends string>(typed: string, words: readonly Word[]): Word | undefined {
  const most = typed.length > 4 ? 2 : 1;
  const near = words
    .map((word) => ({ word, slips: slipsBetween(typed, word) }))
    .filter(({ slips }) => slips <= most)
    .toSorted((one, other) => one.slips - other.slips);
  return near[0]?.word;
}

function slipsBetween(typed: string, word: string): number {
  if (Math.abs(typed.length - word.length) > 2) return Infinity;
  let before: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, index) => index);
  for (const [row, letter] of typed.split("").entries()) {
    const current = [row + 1];
    for (const [column, wanted] of word.split("").entries()) {
      const replaced = (last[column] ?? 0) + (letter === wanted ? 0 : 1);
      const swapped =
        typed[row - 1] === wanted && word[column - 1] === letter ? (before[column - 1] ?? 0) + 1 : Infinity;
      current.push(Math.min(replaced, (last[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1, swapped));
    }
    before = last;
    last = current;
  }
  return last.at(-1) ?? 0;
}
