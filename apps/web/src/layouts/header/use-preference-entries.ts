import {
  languageName,
  LANGUAGES,
  languageTag,
  TIME_ZONES,
  useLanguage,
  useTimeZone,
  zoneName,
  type Language,
} from '@bourse/i18n';
import { DISPLAY_CHOICES, displayChoice } from '@bourse/market';
import { PRICE_COLOURS, type MenuEntry, usePriceColours, useToast } from '@bourse/ui-kit';
import { afterPaint } from '../../idle/after-paint';
import { shellMessages } from '../../locales/messages';

const TOAST = 'language';

/** An entry whose label is a text, which the command palette searches as well. */
export interface PreferenceEntry extends MenuEntry {
  readonly label: string;
}

/** All six languages by their own names. A switch loads the texts first and keeps everything that is typed. */
export function useLanguageEntries(): readonly PreferenceEntry[] {
  const text = shellMessages.useText();
  const toast = useToast();
  const { language, setLanguage } = useLanguage();
  const choose = (next: Language) => {
    // All texts of the page change in one task: the menu closes before it.
    afterPaint(() => {
      setLanguage(next).then(
        () => toast.dismiss(TOAST),
        () => toast.error(text('language.failed'), TOAST),
      );
    });
  };
  return LANGUAGES.map((id) => ({
    id,
    label: languageName(id),
    lang: languageTag(id),
    isSelected: id === language,
    onSelect: () => choose(id),
  }));
}

/**
 * Which colour rises, in which currency worths and in which zone times are shown (the operator's unless chosen). The function is
 * called when the entries are shown.
 */
export function usePreferenceEntries(): () => readonly PreferenceEntry[] {
  const text = shellMessages.useText();
  const { language } = useLanguage();
  const { timeZone, setTimeZone } = useTimeZone();
  const [colours, setColours] = usePriceColours(language);
  const currency = displayChoice.useValue();
  return () => [
    ...PRICE_COLOURS.map((id) => ({
      id,
      group: text('colours.label'),
      label: text(`colours.${id}`),
      isSelected: id === colours,
      onSelect: () => setColours(id),
    })),
    ...DISPLAY_CHOICES.map((id) => ({
      id: `currency.${id}`,
      group: text('currency.label'),
      label: id === 'standard' || id === 'USD' ? text(`currency.${id}`) : id,
      isSelected: id === currency,
      onSelect: () => displayChoice.write(id),
    })),
    ...TIME_ZONES.map((id) => ({
      id,
      group: text('zone.label'),
      label: text(`zone.${id}`, { zone: zoneName(id).replaceAll('_', ' ') }),
      isSelected: id === timeZone,
      onSelect: () => setTimeZone(id),
    })),
  ];
}
