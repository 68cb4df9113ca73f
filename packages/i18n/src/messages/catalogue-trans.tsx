import type { ReactElement } from 'react';
import { Trans } from 'react-i18next';
import type { MessageCatalogue, TextKey, TextValues } from './catalogue';
import { useCatalogue } from './use-catalogue';

export interface CatalogueTransProps<Source> {
  readonly catalogue: MessageCatalogue<Source>;
  readonly textKey: TextKey<Source>;
  /** Values of the placeholders. Shown as plain text, markup included. */
  readonly values?: TextValues;
  /** The element of each tag of the text: `<terms>…</terms>` is rendered by `components.terms`. */
  readonly components: Readonly<Record<string, ReactElement>>;
}

/**
 * A text with elements in it (links, formatted values), in the order of each translation's grammar. It is separate from the
 * catalogue, so that screens without such texts do not load the parser.
 */
export function CatalogueTrans<Source>({ catalogue, textKey, values, components }: CatalogueTransProps<Source>) {
  const t = useCatalogue(catalogue);
  const count = values?.['count'];
  return (
    <Trans
      t={t}
      i18nKey={textKey}
      components={components}
      {...(typeof count === 'number' && { count })}
      // `replace` keeps the values apart from i18next's own options.
      tOptions={{ replace: values ?? {} }}
    />
  );
}
