import { TypeOverrides, types } from "pg";

/** Parses columns from the plain pool: a date stays a string, a count becomes a number. */
export const columnTypes = new TypeOverrides();
columnTypes.setTypeParser(types.builtins.DATE, (text) => text);
columnTypes.setTypeParser(types.builtins.INT8, Number);
