export function testServerUrl(): string {
  const url = process.env["TEST_DATABASE_URL"];
  if (url) return url;
  const error = new Error("No PostgreSQL to test on: run `npm test -- --only jest|browser <path>`");
  delete error.stack;
  throw error;
}
