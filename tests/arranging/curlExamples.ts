export function curlExamples(page: string): string[] {
  return [...page.matchAll(/```sh\n(curl [^`]+)\n```/g)].map(([, command = ""]) => command);
}

export async function curl(command: string, variables: Record<string, string>) {
  const line = command.replaceAll(/\$(\w+)/g, (_, name: string) => variables[name] ?? "");
  const [, ...words] = [...line.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(
    ([, single, double, bare]) => single ?? double ?? bare ?? "",
  );
  const options = (flag: string) => words.flatMap((word, at) => (words[at - 1] === flag ? word : []));
  const [method = "GET"] = options("-X");
  const [body] = options("-d");
  const headers = options("-H").map((header) => header.split(/:\s*/, 2) as [string, string]);
  const address = words.find((word) => word.startsWith("http")) ?? "";
  const answer = await fetch(address, { method, headers, ...(body !== undefined && { body }) });
  return { status: answer.status, body: (await answer.json()) as { id: string } };
}
