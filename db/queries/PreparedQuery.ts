import { isDate } from "node:util/types";
import { type ClientBase, type Connection, type Pool, Query } from "pg";
import { columnTypes } from "../columnTypes.ts";

type Cells = readonly (string | null)[];
type Done = (error?: Error | null) => void;
type Parse = (text: string) => unknown;

interface Columns {
  each: readonly { name: string; parse: Parse }[];
  empty: Record<string, unknown>;
}

interface Known {
  columns: Map<string, Columns>;
  undescribed: Connection;
}

const connections = new WeakMap<Connection, Known>();
const shared = new Map<string, Columns>();

export class PreparedQuery<Row extends object> extends Query {
  /** `pg` sets this field before it submits the statement, and expects a call at the end. */
  callback?: Done;
  readonly name: string;
  readonly values: unknown[];
  readonly #rows: Row[] = [];
  #known: Known | undefined;
  #columns: Columns | undefined;
  #unreadable: Error | undefined;

  constructor({ name, text }: { name: string; text: string }, values: unknown[]) {
    super(text);
    this.name = name;
    this.values = values.map(sendable);
  }

  /** Call only once. */
  async run(on: Pool | ClientBase): Promise<Row[]> {
    const runner = on as unknown as { query: (query: Query, done: Done) => void };
    try {
      await new Promise<void>((resolve, reject) => runner.query(this, (error) => (error ? reject(error) : resolve())));
    } catch (error) {
      // Without a new capture, the stack trace doesn't name the caller.
      if (error instanceof Error) Error.captureStackTrace(error);
      throw error;
    }
    return this.#rows;
  }

  override submit = (connection: Connection): void => {
    this.#known = knownOf(connection);
    this.#columns = this.#known.columns.get(this.name);
    return Query.prototype.submit.call(this, this.#columns ? this.#known.undescribed : connection);
  };

  handleRowDescription({ fields }: { fields: readonly Field[] }): void {
    this.#remember(columnsOf(fields));
  }

  handleDataRow({ fields: cells }: { fields: Cells }): void {
    if (!this.#columns || this.#unreadable) return;
    try {
      this.#rows.push(rowOf(this.#columns, cells) as Row);
    } catch (error) {
      this.#unreadable = error as Error;
    }
  }

  handleReadyForQuery(): void {
    if (!this.#columns) this.#remember(columnsOf([]));
    this.callback?.(this.#unreadable);
  }

  handleError(error: Error): void {
    this.callback?.(error);
  }

  #remember(columns: Columns): void {
    this.#columns = columns;
    // PostgreSQL doesn't keep a statement without a name.
    if (this.name !== "") this.#known?.columns.set(this.name, columns);
  }
}

/** If `pg` can't convert an object, it skips the statement and runs the next statements, such as the commit. */
function sendable(value: unknown): unknown {
  if (typeof value !== "object" || value === null || isDate(value) || ArrayBuffer.isView(value)) return value;
  return Array.isArray(value) ? value.map(sendable) : JSON.stringify(value);
}

function knownOf(connection: Connection): Known {
  const known = connections.get(connection) ?? {
    columns: new Map<string, Columns>(),
    undescribed: withoutDescriptions(connection),
  };
  connections.set(connection, known);
  return known;
}

function withoutDescriptions(connection: Connection): Connection {
  let messages: Buffer[] = [];
  const stream = {
    get writable() {
      return connection.stream.writable;
    },
    cork() {},
    write(message: Buffer) {
      messages.push(message);
    },
    uncork() {
      if (messages.length > 0) connection.stream.write(Buffer.concat(messages));
      messages = [];
    },
  };
  return Object.create(connection, { describe: { value: () => {} }, stream: { value: stream } }) as Connection;
}

interface Field {
  name: string;
  dataTypeID: number;
}

function columnsOf(fields: readonly Field[]): Columns {
  const key = fields.map(({ name, dataTypeID }) => `${dataTypeID} ${name}`).join("\n");
  const columns = shared.get(key) ?? {
    each: fields.map(({ name, dataTypeID }) => ({ name, parse: parserOf(dataTypeID) })),
    empty: Object.fromEntries(fields.map(({ name }) => [name, null])),
  };
  shared.set(key, columns);
  return columns;
}

function parserOf(type: number): Parse {
  return columnTypes.getTypeParser(type, "text") as unknown as Parse;
}

function rowOf({ each, empty }: Columns, cells: Cells): Record<string, unknown> {
  const row = { ...empty };
  for (let place = 0; place < each.length; place++) {
    const column = each[place];
    const cell = cells[place];
    if (column && typeof cell === "string") row[column.name] = column.parse(cell);
  }
  return row;
}
