export interface Statement {
  /** On a single line, without comments. Function bodies and quoted texts are empty. */
  code: string;
  comments: string;
}

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
