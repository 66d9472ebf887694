import { ROLES, type Role } from "#core/people/access/roles.ts";
import { isLetIn, isLetInSomewhere, whoseOf } from "./cells.ts";
import type { Declaration } from "./Declaration.ts";
import { AREAS } from "./declarations/allRoutes.ts";

const HEAD = `# Authorization

This page lists the roles that may use each route, and the owners on whose objects they may use it. \`tests/authorization/declarations\` declares the rules, \`npm test\` tests each of them, and \`npm run authorization\` writes this page.

In the tables, *yes* stands for every object of the organization, and an empty cell means that the route refuses the role. The word *own* stands for the viewer's own object, *report* for an object of a person who reports to the viewer, *other* for an object of a person on another team, and *admin* and *owner* for an object of another Admin or Owner. Objects in another organization get the same response as objects that don't exist. Responses contain no sensitive fields except those listed.
`;

const COLUMNS = ["route", "signed out", ...ROLES, "sensitive fields"];

export function authorizationTable(): string {
  const areas = Object.entries(AREAS).map(([file, routes]) => {
    const rows = Object.entries(routes).map(([entry, declaration]) => line(rowOf(entry, declaration)));
    return `\n## ${titleOf(file)}\n\n${line(COLUMNS)}\n${line(COLUMNS.map(() => "---"))}\n${rows.join("\n")}\n`;
  });
  return HEAD + areas.join("");
}

function rowOf(entry: string, declaration: Declaration): string[] {
  const { may, shows, mayShow } = declaration;
  return [
    `\`${entry}\``,
    may === "anyone" ? "yes" : "",
    ...ROLES.map((role) => cellOf(declaration, role)),
    Object.keys({ ...shows, ...mayShow }).join(", "),
  ];
}

function cellOf(declaration: Declaration, role: Role): string {
  const { may } = declaration;
  if (!isLetInSomewhere(may, role)) return "";
  const all = whoseOf(declaration);
  const whose = all.filter((one) => isLetIn(may, role, one));
  return whose.length === all.length ? "yes" : whose.join(", ");
}

function titleOf(file: string): string {
  const name = file.replace(".ts", "").replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  if (name === "api") return "API";
  if (name === "scim") return "Provisioning";
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(" | ")} |`;
}
