import { IconButton, MenuButton, useNightMode } from '@bourse/ui-kit';
import { shellMessages } from '../../locales/messages';
import { useLanguageEntries, usePreferenceEntries } from './use-preference-entries';

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

/** Day or night, language, price colours and time zone. */
export function SettingsMenu() {
  const text = shellMessages.useText();
  const { isNight, setNight } = useNightMode();
  const languages = useLanguageEntries();
  const preferences = usePreferenceEntries();
  const theme = {
    id: 'theme',
    label: text(isNight ? 'theme.day' : 'theme.night'),
    onSelect: () => setNight(!isNight),
  };
  const entries = () => [
    theme,
    ...languages.map((entry) => ({ ...entry, group: text('language.label') })),
    ...preferences(),
  ];
  return <MenuButton label={text('palette.setting')} icon="settings" entries={entries} />;
}
