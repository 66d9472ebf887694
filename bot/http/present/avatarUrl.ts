export type AvatarUrl = (name: string) => string;

const OUR_OWN = "/avatars/{name}.svg";

export function avatarUrlBy(template = OUR_OWN): AvatarUrl {
  const [before = "", ...after] = template.split("{name}");
  const rest = after.join("{name}");
  return (name) => `${before}${encodeURIComponent(name)}${rest}`;
}

export function avatarOrigin(template = OUR_OWN): string | undefined {
  return template.startsWith("/") ? undefined : new URL(template).origin;
}
