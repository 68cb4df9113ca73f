import { useLanguage } from '@bourse/i18n';
import { useEffect } from 'react';
import { useBrand } from '../brand/brand-context';
import type { RouteHandle } from '../routing/route-handle';

/** Names the page after its screen and the brand. A screen may name it anew, with a price for example. */
export function usePageTitle(handle: RouteHandle | undefined): void {
  const { name } = useBrand();
  const { language } = useLanguage();
  const title = handle?.title;

  // Read in the effect: what is loaded changes without React knowing, so nothing read while rendering may be kept.
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
