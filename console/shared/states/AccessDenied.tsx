import LockOutlined from "@mui/icons-material/LockOutlined";
import { DeadEnd } from "./DeadEnd.tsx";

export function AccessDenied({ children }: { children: string }) {
  return (
    <DeadEnd
      tab="Access Denied"
      title="Access Denied"
      icon={<LockOutlined sx={{ fontSize: 36, color: "text.secondary" }} />}
    >
      {children}
    </DeadEnd>
  );
}
