import { useLanguage } from '@bourse/i18n';
import { useEffect } from 'react';
import { useMatches } from 'react-router';
import { useBrand } from '../brand/brand-context';
import { isRouteHandle } from '../routing/route-handle';

/** Names the page after its screen and the brand. A screen may name it anew, with a price for example. */
export function usePageTitle(): void {
  const { name } = useBrand();
  const { language } = useLanguage();
  const handles = useMatches().map(({ handle }): unknown => handle);
  const title = handles.filter(isRouteHandle).at(-1)?.title;
  const screen = title?.catalogue.loaded(language)?.[title.key];

  useEffect(() => {
    document.title = screen === undefined ? name : `${screen} · ${name}`;
  }, [screen, name]);
}
