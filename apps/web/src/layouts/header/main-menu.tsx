import { useSiteMap, type MenuEntry } from '@bourse/feature-kit';
import { useLanguage } from '@bourse/i18n';
import { BELOW, colour, FONT_SIZE, RADIUS, space, Stack, WEIGHT } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { Link, useLocation } from 'react-router';
import { LINKS } from '../../links';
import { shellMessages } from '../../locales/messages';
import { useRouteHandle } from '../../routing/route-handle';

const Entry = styled(Link)({
  display: 'block',
  padding: space(2, 3),
  borderRadius: RADIUS.control,
  color: colour.quiet,
  fontSize: FONT_SIZE.form,
  fontWeight: WEIGHT.regular,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '[data-direction="column"] &': { paddingBlock: 12 },
  // The longest names have room beside the links of a visitor.
  [BELOW.lg]: { '[data-direction="row"] &': { paddingInline: 8 } },
  '&:hover': { color: colour.text, backgroundColor: colour.raised },
  '&[aria-current]': { color: colour.text, fontWeight: WEIGHT.strong, backgroundColor: colour.raised },
});

export interface MainMenuProps {
  readonly entries: readonly MenuEntry[];
  /** Pages beside the trade areas. */
  readonly more?: readonly { readonly path: string; readonly text: string }[];
  /** A row in the header, a column in the sheet of small screens. */
  readonly direction: 'row' | 'column';
  readonly onNavigate?: () => void;
}

/** The ways to the trade areas; only screens that exist are in `entries`. */
export function MainMenu({ entries, more = [], direction, onNavigate }: MainMenuProps) {
  const text = shellMessages.useText();
  const { pathname } = useLocation();
  const { language } = useLanguage();
  const { pathOf } = useSiteMap();
  const handle = useRouteHandle();
  const current = handle?.layout === 'assets' ? pathOf(LINKS.assets) : handle?.menuPath;
  return (
    <nav aria-label={text('nav.label')}>
      <Stack
        component="ul"
        spacing={1}
        direction={direction}
        data-direction={direction}
        sx={{ flexWrap: 'nowrap', alignItems: 'stretch' }}
      >
        {[...entries.map(({ label, path }) => ({ path, text: label[language] })), ...more].map((entry) => (
          <li key={entry.path}>
            <Entry
              to={entry.path}
              aria-current={entry.path === pathname ? 'page' : entry.path === current || undefined}
              {...(onNavigate && { onClick: onNavigate })}
            >
              {entry.text}
            </Entry>
          </li>
        ))}
      </Stack>
    </nav>
  );
}
