import { type Service, SERVICE_METAS } from "#core/links/serviceMetas.ts";

export function setUpServices(services: readonly Service[]): void {
  for (const meta of document.querySelectorAll("meta")) meta.remove();
  for (const service of services) {
    const meta = document.createElement("meta");
    meta.name = SERVICE_METAS[service];
    document.head.append(meta);
  }
}
