import { GoogleSettings } from "./GoogleSettings.tsx";
import { SecondFactorSettings } from "./secondFactor/SecondFactorSettings.tsx";
import { NameSettings } from "./NameSettings.tsx";
import { PasswordSettings } from "./PasswordSettings.tsx";
import { SessionList } from "./SessionList.tsx";
import { SettingsDialog } from "./SettingsDialog.tsx";

/** One's own name, password and sessions. */
export function ProfileDialog({ me, onClose }: { me: { name: string; email: string }; onClose: () => void }) {
  return (
    <SettingsDialog title="Profile Settings" onClose={onClose}>
      <NameSettings name={me.name} />
      <PasswordSettings email={me.email} />
      <GoogleSettings />
      <SecondFactorSettings />
      <SessionList />
    </SettingsDialog>
  );
}
