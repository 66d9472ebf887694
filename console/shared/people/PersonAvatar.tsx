import Avatar from "@mui/material/Avatar";
import { initials } from "#core/people/names.ts";

interface PersonAvatarProps {
  name: string;
  avatar: string | null | undefined;
  size?: number;
}

export function PersonAvatar({ name, avatar, size = 36 }: PersonAvatarProps) {
  return (
    <Avatar
      alt=""
      aria-hidden="true"
      {...(avatar ? { src: avatar } : {})}
      sx={{
        width: size,
        height: size,
        fontSize: size * 0.36,
        fontWeight: 600,
        bgcolor: "quiet.strong",
        color: "text.primary",
      }}
    >
      {initials(name)}
    </Avatar>
  );
}
