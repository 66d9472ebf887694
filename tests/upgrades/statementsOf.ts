export interface Statement {
  /** On one line, without comments. The bodies of functions and the texts in quotes are empty. */
  code: string;
  /** Before the statement and within it, one per line. */
  comments: string;
}

/** The last statement counts without a semicolon, too. */
export function statementsOf(sql: string): Statement[] {
  const statements: Statement[] = [];
  let [code, comments] = ["", ""];
  for (const [token] of `${sql}\n;`.matchAll(/--.*|\$(\w*)\$[^]*?\$\1\$|'[^']*'|;|[^;]/g)) {
    if (token.startsWith("--")) {
      comments += `${token}\n`;
    } else if (token === ";") {
      const onOneLine = code.replaceAll(/\s+/g, " ").trim();
      if (onOneLine) statements.push({ code: onOneLine, comments });
      [code, comments] = ["", ""];
    } else {
      code += token.length > 1 ? "''" : token;
    }
  }
  return statements;
}
