/** The path of photos; people without one have a picture with their initials. */
const PHOTO = /^\/api\/users\/[^/]+\/photo/;

/** Returns whether a person's picture is a photo. */
export function hasPhoto(avatar: string): boolean {
  return PHOTO.test(avatar);
}
