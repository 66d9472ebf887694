export class CannotRun extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(
      `The embedded PostgreSQL cannot run: ${oneLine(reason)}; set DATABASE_URL to use a PostgreSQL of your own`,
      options,
    );
    this.name = "CannotRun";
  }
}

export function asCannotRun(error: unknown): CannotRun {
  if (error instanceof CannotRun) return error;
  return new CannotRun(error instanceof Error ? error.message : String(error), { cause: error });
}

function oneLine(text: string): string {
  return text.trim().replaceAll(/\s*\n\s*/g, " ");
}
