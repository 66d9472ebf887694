import { database } from "#db/connect.ts";

interface Fault {
  table: string;
  change: "INSERT" | "UPDATE" | "DELETE";
  /** A condition on `new`, or on `old` for a deletion, that selects the failing rows. */
  rows: string;
}

export async function withFault<Result>({ table, change, rows }: Fault, test: () => Promise<Result>): Promise<Result> {
  const { pool } = database();
  await pool.query(`
    CREATE FUNCTION fault() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF ${rows} THEN RAISE EXCEPTION 'a built fault'; END IF;
      RETURN CASE TG_OP WHEN 'DELETE' THEN old ELSE new END;
    END $$;
    CREATE TRIGGER fault BEFORE ${change} ON ${table} FOR EACH ROW EXECUTE FUNCTION fault()`);
  try {
    return await test();
  } finally {
    await pool.query(`DROP TRIGGER fault ON ${table}; DROP FUNCTION fault()`);
  }
}
