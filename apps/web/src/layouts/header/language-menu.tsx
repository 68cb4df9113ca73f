import { languageName, LANGUAGES, languageTag, useLanguage, type Language } from '@bourse/i18n';
import { MenuButton, useToast } from '@bourse/ui-kit';
import { afterPaint } from '../../idle/after-paint';
import { shellMessages } from '../../locales/messages';

const TOAST = 'language';

/** All six languages by their own names. A switch loads the texts first and keeps everything that is typed. */
export function LanguageMenu({ withName = false }: { readonly withName?: boolean }) {
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

  return (
    <MenuButton
      label={text('language.label')}
      icon="globe"
      entries={LANGUAGES.map((id) => ({
        id,
        label: languageName(id),
        lang: languageTag(id),
        isSelected: id === language,
        onSelect: () => choose(id),
      }))}
    >
      {withName ? languageName(language) : undefined}
    </MenuButton>
  );
}
