import {
  useLanguageEntries,
  usePreferenceEntries,
  type PreferenceEntry,
} from '../layouts/header/use-preference-entries';
import { shellMessages } from '../locales/messages';
import type { Command } from './command';

const commandOf = (group: string, { id, label, lang, onSelect }: PreferenceEntry): Command => ({
  id: `setting.${id}`,
  kind: 'setting',
  label: `${group} · ${label}`,
  lang,
  run: () => onSelect(false),
});
const isOther = ({ isSelected }: PreferenceEntry) => isSelected !== true;

/** Language, price colours and time zone, without the present choice. The theme is an action of every screen. */
export function useSettingCommands(): Command[] {
  const text = shellMessages.useText();
  const languages = useLanguageEntries();
  const preferences = usePreferenceEntries()();
  return [
    ...languages.filter(isOther).map((entry) => commandOf(text('language.label'), entry)),
    ...preferences.filter(isOther).map((entry) => commandOf(entry.group ?? '', entry)),
  ];
}
