import { TIME_ZONES, useLanguage, useTimeZone, zoneName } from '@bourse/i18n';
import { IconButton, MenuButton, PRICE_COLOURS, useNightMode, usePriceColours } from '@bourse/ui-kit';
import { shellMessages } from '../../locales/messages';

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

/** Which colour rises, and in which zone times are shown (trading side, section 9: Asia/Shanghai unless chosen). */
export function PreferencesMenu() {
  const text = shellMessages.useText();
  const { language } = useLanguage();
  const { timeZone, setTimeZone } = useTimeZone();
  const [colours, setColours] = usePriceColours(language);
  return (
    <MenuButton
      label={text('preferences.label')}
      icon="settings"
      entries={() => [
        ...PRICE_COLOURS.map((id) => ({
          id,
          group: text('colours.label'),
          label: text(`colours.${id}`),
          isSelected: id === colours,
          onSelect: () => setColours(id),
        })),
        ...TIME_ZONES.map((id) => ({
          id,
          group: text('zone.label'),
          label: text(`zone.${id}`, { zone: zoneName(id).replaceAll('_', ' ') }),
          isSelected: id === timeZone,
          onSelect: () => setTimeZone(id),
        })),
      ]}
    />
  );
}
