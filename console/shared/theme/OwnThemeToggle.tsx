import { ThemeToggle } from "./ThemeToggle.tsx";
import { useChooseDisplay } from "./useChooseDisplay.ts";

/** Changes the theme on all devices of the signed-in person. */
export function OwnThemeToggle() {
  const choose = useChooseDisplay();
  return <ThemeToggle onChoose={(theme) => choose.mutate({ theme })} />;
}
