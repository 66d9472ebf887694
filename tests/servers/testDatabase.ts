import { afterAll } from "@jest/globals";
import { connect, type ConnectOptions, disconnect } from "#db/connect.ts";
import { cloneTemplate, createEmptyDatabase, dropDatabase } from "#db/factories/templateDatabase.ts";
import { testServerUrl } from "./testServerUrl.ts";

/** Call `await testDatabase()` at the top of the file. */
export async function testDatabase(options: ConnectOptions = {}): Promise<{ url: string }> {
  await disconnect();
  const url = await cloneTemplate(testServerUrl());
  connect(url, options);
  afterAll(async () => {
    await disconnect();
    await dropDatabase(url);
  });
  return { url };
}

export async function emptyDatabase(): Promise<{ url: string }> {
  const url = await createEmptyDatabase(testServerUrl());
  afterAll(() => dropDatabase(url));
  return { url };
}
