import { selectIsLoggedIn } from '@bourse/api-client';
import { useAppSelector } from '@bourse/feature-kit';
import { IconButton, MenuButton, useNightMode } from '@bourse/ui-kit';
import { shellMessages } from '../../locales/messages';
import { toggleHiddenTotal, useIsTotalHidden } from './hidden-total';
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

/** Day or night, the hidden total of a user, language, price colours and time zone. */
export function SettingsMenu() {
  const text = shellMessages.useText();
  const { isNight, setNight } = useNightMode();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const isTotalHidden = useIsTotalHidden();
  const languages = useLanguageEntries();
  const preferences = usePreferenceEntries();
  const theme = {
    id: 'theme',
    label: text(isNight ? 'theme.day' : 'theme.night'),
    onSelect: () => setNight(!isNight),
  };
  const total = {
    id: 'total',
    label: text(isTotalHidden ? 'header.assets.show' : 'header.assets.hide'),
    onSelect: toggleHiddenTotal,
  };
  const entries = () => [
    theme,
    ...(isLoggedIn ? [total] : []),
    ...languages.map((entry) => ({ ...entry, group: text('language.label') })),
    ...preferences(),
  ];
  return <MenuButton label={text('palette.setting')} icon="settings" entries={entries} />;
}
