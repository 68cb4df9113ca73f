import { selectIsLoggedIn } from '@bourse/api-client';
import { useAppSelector, useSiteMap } from '@bourse/feature-kit';
import { useLanguage } from '@bourse/i18n';
import { useKeyedState } from '@bourse/ui-kit';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Command } from './command';

/**
 * The screens of the features by name: those of the header's menu first, with its words. The names of the others come with the
 * texts of their features, which are loaded here.
 */
export function useScreenCommands(): Command[] {
  const { menu, screens, entry } = useSiteMap();
  const { language } = useLanguage();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const navigate = useNavigate();
  const [, setLoaded] = useState(0);
  const notLoaded = [...new Set(screens.map(({ title }) => title.catalogue))].filter(
    (catalogue) => !catalogue.loaded(language),
  );
  const missing = useKeyedState(notLoaded.map(({ namespace }) => namespace).join(' '), () => notLoaded);
  useEffect(() => {
    let isCurrent = true;
    for (const catalogue of missing) {
      catalogue.load(language).then(
        () => isCurrent && setLoaded((count) => count + 1),
        // The screens of that feature are missing from the palette; the next opening tries again.
        () => undefined,
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [missing, language]);

  const inMenu = new Set<string>(menu.map(({ path }) => path));
  const entries = new Set<string>([entry.logIn, entry.register]);
  const named = [
    ...menu.map(({ path, label }) => ({ path, label: label[language] })),
    ...screens
      .filter(({ path }) => !inMenu.has(path) && !(isLoggedIn && entries.has(path)))
      .flatMap(({ path, title }) => {
        const label = title.catalogue.loaded(language)?.[title.key];
        return label === undefined ? [] : [{ path, label }];
      }),
  ];
  return named.map(({ path, label }) => ({
    id: `screen.${path}`,
    kind: 'screen',
    label,
    run: () => void navigate(path),
  }));
}
