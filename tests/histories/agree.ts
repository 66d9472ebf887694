export function agree(what: string, input: unknown, { foreseen, seen }: { foreseen: unknown; seen: unknown }): void {
  if (JSON.stringify(foreseen) === JSON.stringify(seen)) return;
  throw new Error(
    `${what} ${JSON.stringify(input)}: foreseen ${JSON.stringify(foreseen)}, seen ${JSON.stringify(seen)}`,
  );
}
