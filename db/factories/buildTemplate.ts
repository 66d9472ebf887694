import { Sequelize } from "sequelize";
import { migrate } from "../migrate.ts";
import { command, databaseUrl, dropDatabase, TEMPLATE } from "./templateDatabase.ts";

export async function buildTemplate(serverUrl: string): Promise<void> {
  await dropDatabase(databaseUrl(serverUrl, TEMPLATE));
  await command(serverUrl, `CREATE DATABASE ${TEMPLATE}`);
  const sequelize = new Sequelize(databaseUrl(serverUrl, TEMPLATE), { dialect: "postgres", logging: false });
  try {
    await migrate(sequelize);
  } finally {
    await sequelize.close();
  }
}
