import { Pool } from "pg";
import { hashPassword } from "#bot/operations/auth/passwords/steps/hashPassword.ts";
import { MONTH, populate } from "#scripts/bench/data/populate.ts";
import type { Awayday } from "./awayday.ts";

const PEOPLE = 200;
const PASSWORD = "crowd-password";
const LONGEST_NAME = 80;

export const CROWDED_MONTH = MONTH.from.slice(0, 7);

export const CROWD = {
  Owner: { email: "crowd.1@bench.example", password: PASSWORD },
  Manager: { email: "crowd.11@bench.example", password: PASSWORD },
  Employee: { email: "crowd.12@bench.example", password: PASSWORD },
};

export async function gatherCrowd({ databaseUrl }: Awayday): Promise<void> {
  const pool = new Pool({ connectionString: databaseUrl, max: 2 });
  try {
    const { id } = await populate(pool, "crowd", PEOPLE, await hashPassword(PASSWORD, {}));
    await pool.query(
      `UPDATE users SET name = left(repeat(CASE WHEN email ~ '[02468]@' THEN 'Wolfeschlegelstein' ELSE 'Ana Maria de la ' END, 9), $2)
       WHERE organization_id = $1`,
      [id, LONGEST_NAME],
    );
  } finally {
    await pool.end();
  }
}
