import { languageName, useLanguage } from '@bourse/i18n';
import { MenuButton } from '@bourse/ui-kit';
import { shellMessages } from '../../locales/messages';
import { useLanguageEntries } from './use-preference-entries';

/** The languages of the page. */
export function LanguageMenu({ withName = false }: { readonly withName?: boolean }) {
  const text = shellMessages.useText();
  const { language } = useLanguage();
  return (
    <MenuButton label={text('language.label')} icon="globe" entries={useLanguageEntries()}>
      {withName ? languageName(language) : undefined}
    </MenuButton>
  );
}
