const NO_ALIAS =
  /^(?:where|set|on|join|left|right|inner|cross|order|group|limit|values|using|for|select|returning|default|having|union|natural|full|tablesample|overriding)$/i;

export function unfilteredTables(sql: string, tables: ReadonlySet<string>): string[] {
  const text = sql.replaceAll(/--[^\n]*|'(?:[^']|'')*'/g, "").replaceAll('"', "");
  const found = [
    ...text.matchAll(
      /(\bFROM|\bJOIN|\bUPDATE|\bINTO|\bUSING|,)\s+(?:ONLY\s+|LATERAL\s+)?(\w+)(?:\s+(?:AS\s+)?(\w+))?/gi,
    ),
  ];
  return found.flatMap(([, , table = "", alias = ""]) => {
    if (!tables.has(table)) return [];
    const name = alias === "" || NO_ALIAS.test(alias) ? table : alias;
    return isFiltered(text, table, name) ? [] : [table];
  });
}

function isFiltered(text: string, table: string, name: string): boolean {
  const column = `(?:\\b${name}\\.|\\b${table}\\.|(?<![.\\w]))organization_id(?:::\\w+)?`;
  return [
    `${column}\\s*(?:=|IN\\b|IS NOT DISTINCT)`,
    `=\\s*(?:ANY\\s*\\(\\s*)?${column}`,
    `\\(${column}\\s*,[^()]*\\)\\s*(?:=|IN\\b)`,
    `(?:=|IN\\s*\\()\\s*\\(${column}\\s*,`,
    `USING\\s*\\([^)]*\\borganization_id`,
    `INTO\\s+${table}\\s*(?:\\w+\\s*)?\\([^)]*\\borganization_id`,
  ].some((pattern) => new RegExp(pattern, "i").test(text));
}
