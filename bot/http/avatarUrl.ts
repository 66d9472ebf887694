export type AvatarUrl = (name: string) => string;

/** Where the picture of a person of that name is, by the template of AVATAR_URL. */
export function avatarUrlBy(template: string): AvatarUrl {
  const [before = "", ...after] = template.split("{name}");
  const rest = after.join("{name}");
  return (name) => `${before}${encodeURIComponent(name)}${rest}`;
}

/** The origin of an outside template, for the Content-Security-Policy; undefined for a path of our own. */
export function avatarOrigin(template: string): string | undefined {
  return template.startsWith("/") ? undefined : new URL(template).origin;
}
