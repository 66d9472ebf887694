import type { PersonPageAnswer } from "#core/api/people/PersonPageAnswer.ts";
import type { readPersonPage } from "#bot/operations/people/readPersonPage.ts";
import type { AvatarUrl } from "../avatarUrl.ts";
import { presentUser } from "../presentUser.ts";
import { presentOwnRequest } from "../requests/presentChange.ts";

export function presentPersonPage(
  { person, requests, ...page }: Awaited<ReturnType<typeof readPersonPage>>,
  avatarUrl: AvatarUrl,
): PersonPageAnswer {
  return { person: presentUser(person, avatarUrl), ...page, requests: requests.map(presentOwnRequest) };
}
