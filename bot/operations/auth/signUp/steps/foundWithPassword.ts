import type { Zone } from "#core/calendar/zones.ts";
import { assertEmailDomain } from "#core/auth/emailDomain.ts";
import { nameFromEmail } from "#core/people/names.ts";
import { limits } from "#core/throttling/limits.ts";
import type { Visitor } from "#bot/operations/actor.ts";
import { runVisitor } from "#bot/operations/runVisitor.ts";
import { counting } from "#bot/operations/counting.ts";
import { assertUncommonPassword } from "#bot/operations/auth/passwords/steps/assertUncommonPassword.ts";
import { foundOrganization } from "./foundOrganization.ts";
import { signUpCounts } from "./signUpCounts.ts";
import { hashPassword } from "#bot/operations/auth/passwords/steps/hashPassword.ts";

interface Wanted {
  name: string;
  domain?: string | null | undefined;
  ptoPolicy?: string | null | undefined;
  leaveYearStartsIn?: number;
  country: string;
  timezone: Zone;
  email: string;
  password: string;
}

export function foundWithPassword(visitor: Visitor, wanted: Wanted) {
  const { name, domain = null, ptoPolicy = null, leaveYearStartsIn, country, timezone, email, password } = wanted;
  return counting(async (count) => {
    assertEmailDomain(email, domain);
    assertUncommonPassword("password", password);
    const from = `${email} ${visitor.client ?? ""}`;
    await count(...signUpCounts(visitor), [limits.signUpOfEmail, from]);
    const passwordHash = await hashPassword(password, visitor);
    return runVisitor(visitor, ({ tx, now, source }) =>
      foundOrganization(
        {
          name,
          domain,
          ptoPolicy,
          ...(leaveYearStartsIn !== undefined && { leaveYearStartsIn }),
          office: { name: "Main Office", country, timezone },
          owner: { name: nameFromEmail(email), email },
          passwordHash,
        },
        { tx, now, source },
      ),
    );
  });
}
