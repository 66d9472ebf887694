export async function* eachRow<Row, Made>(
  pieces: AsyncGenerator<Row[]>,
  make: (row: Row) => Made,
): AsyncGenerator<Made[]> {
  for await (const piece of pieces) yield piece.map(make);
}
