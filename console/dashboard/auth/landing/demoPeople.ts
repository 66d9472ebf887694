import { DEMO_META, DemoPeople, type DemoPerson } from "#core/links/demoMeta.ts";

/** Returns the people as whom a visitor of the demo can sign in; none on other servers. */
export function demoPeople(): DemoPerson[] {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${DEMO_META}"]`)?.content;
  return content === undefined ? [] : DemoPeople.parse(JSON.parse(content));
}
