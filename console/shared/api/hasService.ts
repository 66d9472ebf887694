import { type Service, SERVICE_METAS } from "#core/links/serviceMetas.ts";

export function hasService(service: Service): boolean {
  return document.querySelector(`meta[name="${SERVICE_METAS[service]}"]`) !== null;
}
