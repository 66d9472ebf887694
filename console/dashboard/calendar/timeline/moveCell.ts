export interface Cell {
  row: number;
  column: number;
}

const PAGE = 10;

export function moveCell(
  { row, column }: Cell,
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
  { isPerson, columns }: { isPerson: readonly boolean[]; columns: number },
): Cell | undefined {
  const toRow = (wanted: number, step: 1 | -1): Cell => ({ row: personAt(isPerson, wanted, step) ?? row, column });
  switch (key) {
    case "ArrowLeft":
      return { row, column: Math.max(0, column - 1) };
    case "ArrowRight":
      return { row, column: Math.min(columns - 1, column + 1) };
    case "ArrowUp":
      return toRow(row - 1, -1);
    case "ArrowDown":
      return toRow(row + 1, 1);
    case "PageUp":
      return toRow(Math.max(0, row - PAGE), 1);
    case "PageDown":
      return toRow(Math.min(isPerson.length - 1, row + PAGE), -1);
    case "Home":
      return ctrlKey ? { ...toRow(0, 1), column: 0 } : { row, column: 0 };
    case "End":
      return ctrlKey ? { ...toRow(isPerson.length - 1, -1), column: columns - 1 } : { row, column: columns - 1 };
    default:
      return undefined;
  }
}

function personAt(isPerson: readonly boolean[], from: number, step: 1 | -1): number | undefined {
  for (let row = from; row >= 0 && row < isPerson.length; row += step) if (isPerson[row]) return row;
  return undefined;
}
