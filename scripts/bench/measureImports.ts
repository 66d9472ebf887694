import type { BenchOrganization } from "./data/populate.ts";
import { signedIn } from "./servers/signedIn.ts";

export const IMPORTED = 10_000;

const OFFICE = "Where people move to";

const day = (n: number) => String(1 + (n % 28)).padStart(2, "0");

export async function measureImports({
  url,
  organization,
  password,
}: {
  url: string;
  organization: BenchOrganization;
  password: string;
}): Promise<{ name: string; seconds: number }[]> {
  const { headers } = await signedIn(url, organization.ownerEmail, password);
  const people = Array.from({ length: IMPORTED }, (_, n) => `imported.${n}@bench.example`);
  const files = {
    people: [
      "email,name,role,manager email,start date",
      ...people.map((email, n) => `${email},Imported ${n},Employee,${organization.managerEmail},2026-02-01`),
    ],
    changed: [
      "email,office,start date,end date,override",
      ...people.map((email, n) => `${email},${OFFICE},2026-02-${day(n)},2028-03-${day(n >> 3)},${(n % 60) / 2}`),
    ],
    openings: [
      "email,type,days",
      ...people.map((email, n) => `${email},vacation,${((n % 1000) / 100 + 0.01).toFixed(2)}`),
    ],
  };
  const office = { name: OFFICE, country: "Japan", timezone: "Asia/Tokyo" };
  const created = await fetch(`${url}/api/offices`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(office),
  });
  if (!created.ok) throw new Error(`An office to move to: ${created.status}`);
  const took = async (name: string, kind: keyof typeof files, mode: "preview" | "import", expected: string) => {
    const begun = performance.now();
    const answer = await fetch(`${url}/api/admin/imports/${kind === "openings" ? kind : "people"}?mode=${mode}`, {
      method: "POST",
      headers: { ...headers, "content-type": "text/csv" },
      body: files[kind].join("\n"),
    });
    const { counts, error } = (await answer.json()) as { counts?: Record<string, number>; error?: string };
    if (counts?.[expected] !== IMPORTED)
      throw new Error(`${name}: ${answer.status} ${error} ${JSON.stringify(counts)}`);
    return { name, seconds: (performance.now() - begun) / 1000 };
  };
  return [
    await took("New people, previewed", "people", "preview", "new"),
    await took("New people, imported", "people", "import", "new"),
    await took("The same people again", "people", "import", "same"),
    await took("Another office, other dates and overrides", "changed", "import", "changed"),
    await took("The same changes again", "changed", "import", "same"),
    await took("Opening balances", "openings", "import", "new"),
    await took("The same balances again", "openings", "import", "same"),
  ];
}
