import { parseArgs, type ParseArgsConfig } from "node:util";

/** If the options are invalid, prints the usage and exits with status 2. */
export function optionsOf<const Options extends NonNullable<ParseArgsConfig["options"]>>(
  options: Options,
  usage: string,
): ReturnType<typeof parseArgs<{ options: Options }>>["values"] {
  try {
    return parseArgs({ options }).values;
  } catch {
    console.error(usage);
    return process.exit(2);
  }
}
