import { useLanguage } from '@bourse/i18n';
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
      onClick={() => setNight(!isNight)}
    />
  );
}

/** Which colour rises. */
export function PriceColoursMenu() {
  const text = shellMessages.useText();
  const { language } = useLanguage();
  const [colours, setColours] = usePriceColours(language);
  return (
    <MenuButton
      label={text('colours.label')}
      icon="settings"
      entries={PRICE_COLOURS.map((id) => ({
        id,
        label: text(`colours.${id}`),
        isSelected: id === colours,
        onSelect: () => setColours(id),
      }))}
    />
  );
}
