export async function refusedBy(statement: Promise<unknown>): Promise<{ code: string; constraint?: string }> {
  const error: unknown = await statement.then(
    () => {
      throw new Error("The database let it through");
    },
    (reason: unknown) => reason,
  );
  const cause = error instanceof Error && "original" in error ? error.original : error;
  if (!(cause instanceof Error) || !("code" in cause)) throw cause;
  const { code, constraint } = cause as Error & { code: string; constraint?: string };
  return constraint === undefined ? { code } : { code, constraint };
}
