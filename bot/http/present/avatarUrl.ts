export type AvatarUrl = (name: string) => string;

const OUR_OWN = "/avatars/{name}.svg";

/** Where the picture of a person of that name is, by the template of AVATAR_URL or else our own. */
export function avatarUrlBy(template = OUR_OWN): AvatarUrl {
  const [before = "", ...after] = template.split("{name}");
  const rest = after.join("{name}");
  return (name) => `${before}${encodeURIComponent(name)}${rest}`;
}

/** The origin of an outside template, for the Content-Security-Policy; undefined for one of our own. */
export function avatarOrigin(template = OUR_OWN): string | undefined {
  return template.startsWith("/") ? undefined : new URL(template).origin;
}
