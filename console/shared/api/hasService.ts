import { type Service, SERVICE_METAS } from "#core/links/serviceMetas.ts";

/** Returns whether a service is set up on the server, according to a meta tag of the page. */
export function hasService(service: Service): boolean {
  return document.querySelector(`meta[name="${SERVICE_METAS[service]}"]`) !== null;
}
