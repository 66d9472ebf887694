const PHOTO = /^\/api\/users\/[^/]+\/photo/;

export function hasPhoto(avatar: string): boolean {
  return PHOTO.test(avatar);
}
