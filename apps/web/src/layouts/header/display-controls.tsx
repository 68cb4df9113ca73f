import { IconButton, MenuButton, useNightMode } from '@bourse/ui-kit';
import { shellMessages } from '../../locales/messages';
import { usePreferenceEntries } from './use-preference-entries';

/** Day or night. */
export function ThemeToggle() {
  const text = shellMessages.useText();
  const { isNight, setNight } = useNightMode();
  return (
    <IconButton
      icon={isNight ? 'sun' : 'moon'}
      label={text(isNight ? 'theme.day' : 'theme.night')}
      keyShortcut="t"
      onClick={() => setNight(!isNight)}
    />
  );
}

/** Price colours and time zone. */
export function PreferencesMenu() {
  const text = shellMessages.useText();
  return <MenuButton label={text('preferences.label')} icon="settings" entries={usePreferenceEntries()} />;
}
