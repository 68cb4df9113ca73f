import { useLanguage } from '@bourse/i18n';
import { useEffect } from 'react';
import { useBrand } from '../brand/brand-context';
import type { RouteHandle } from '../routing/route-handle';

/** Sets the page title to the screen's name and the brand. A screen may replace it, for example with a price. */
export function usePageTitle(handle: RouteHandle | undefined): void {
  const { name } = useBrand();
  const { language } = useLanguage();
  const title = handle?.title;

  // Read in the effect, because loading texts does not render: a value read while rendering may be outdated.
  useEffect(() => {
    let isCurrent = true;
    const show = () => {
      const screen = title?.catalogue.loaded(language)?.[title.key];
      document.title = screen === undefined ? name : `${screen} · ${name}`;
    };
    show();
    if (title && !title.catalogue.loaded(language)) {
      title.catalogue.load(language).then(
        () => isCurrent && show(),
        () => undefined,
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [title, language, name]);
}
