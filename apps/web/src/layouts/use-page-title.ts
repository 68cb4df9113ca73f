import { useLanguage } from '@bourse/i18n';
import { useEffect } from 'react';
import { useBrand } from '../brand/brand-context';
import type { RouteHandle } from '../routing/route-handle';

/** Names the page after its screen and the brand. A screen may name it anew, with a price for example. */
export function usePageTitle(handle: RouteHandle | undefined): void {
  const { name } = useBrand();
  const { language } = useLanguage();
  const screen = handle?.title?.catalogue.loaded(language)?.[handle.title.key];

  useEffect(() => {
    document.title = screen === undefined ? name : `${screen} · ${name}`;
  }, [screen, name]);
}
