import { EmailSettings } from "./EmailSettings.tsx";
import { GoogleSettings } from "./GoogleSettings.tsx";
import { SecondFactorSettings } from "./secondFactor/SecondFactorSettings.tsx";
import { NameSettings } from "./NameSettings.tsx";
import { PhotoSettings } from "./photo/PhotoSettings.tsx";
import { OwnData } from "./OwnData.tsx";
import { PasswordSettings } from "./PasswordSettings.tsx";
import { SessionList } from "./SessionList.tsx";
import { SettingsDialog } from "./SettingsDialog.tsx";

export function ProfileDialog({
  me,
  onClose,
}: {
  me: { id: string; name: string; email: string };
  onClose: () => void;
}) {
  return (
    <SettingsDialog title="Profile Settings" onClose={onClose}>
      <PhotoSettings />
      <NameSettings id={me.id} name={me.name} />
      <EmailSettings email={me.email} />
      <PasswordSettings email={me.email} />
      <GoogleSettings />
      <SecondFactorSettings />
      <SessionList />
      <OwnData />
    </SettingsDialog>
  );
}
