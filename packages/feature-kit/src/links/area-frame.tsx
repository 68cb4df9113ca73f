import {
  BELOW,
  Box,
  COARSE,
  colour,
  FADED_ENDS,
  FONT_SIZE,
  INSET_FOCUS_RING,
  RADIUS,
  soft,
  space,
  TOUCH,
  WEIGHT,
} from '@bourse/ui-kit';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useScreens } from './screens';
import { useLink } from './use-link';
import { useInStrip } from './use-in-strip';

const AREA_ROOT = {
  display: 'grid',
  gridTemplateColumns: '208px minmax(0, 1fr)',
  maxWidth: 1440,
  margin: '0 auto',
  [BELOW.md]: { gridTemplateColumns: 'minmax(0, 1fr)' },
} as const;

const MENU = {
  padding: space(6, 0, 6, 4),
  '& ul': { display: 'flex', flexDirection: 'column', gap: 0.5, margin: 0, padding: 0, listStyle: 'none' },
  [BELOW.md]: {
    padding: space(2, 4, 0),
    overflowX: 'auto',
    ...FADED_ENDS,
    '& ul': { flexDirection: 'row', width: 'max-content' },
  },
} as const;

const Link = styled('a')({
  display: 'flex',
  alignItems: 'center',
  minHeight: 36,
  [COARSE]: { minHeight: TOUCH },
  padding: space(1, 3),
  borderRadius: RADIUS.control,
  fontSize: FONT_SIZE.form,
  color: colour.quiet,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  [BELOW.md]: { whiteSpace: 'nowrap' },
  '&:hover': { color: colour.text, backgroundColor: soft(colour.quiet, 12) },
  '&[aria-current]': { color: colour.text, fontWeight: WEIGHT.strong, backgroundColor: soft(colour.accent, 12) },
  '&:focus-visible': INSET_FOCUS_RING,
});

export interface AreaEntry {
  readonly path: string;
  readonly label: string;
  /** Further addresses of the entry's screen. */
  readonly aliases?: readonly string[];
}

function MenuLink({ path, label, aliases = [] }: AreaEntry) {
  const link = useLink(path);
  const { pathname } = useLocation();
  const isCurrent = [path, ...aliases].some((address) => address === pathname);
  const element = useInStrip(isCurrent);
  return (
    <Link ref={element} {...link} aria-current={isCurrent ? 'page' : undefined}>
      {label}
    </Link>
  );
}

export interface AreaMenuProps {
  /** Name of the menu, e.g. "Wallet". */
  readonly label: string;
  readonly entries: readonly AreaEntry[];
}

/** The menu of an area, with the screens that exist. */
export function AreaMenu({ label, entries }: AreaMenuProps) {
  const { has } = useScreens();
  return (
    <Box component="nav" sx={MENU} aria-label={label}>
      <ul>
        {entries
          .filter(({ path }) => has(path))
          .map((entry) => (
            <li key={entry.path}>
              <MenuLink {...entry} />
            </li>
          ))}
      </ul>
    </Box>
  );
}

export interface AreaColumnsProps {
  /** An `AreaMenu`. */
  readonly menu: ReactNode;
  readonly children: ReactNode;
}

/** A screen with the menu of its area: at the left of a wide window, above the screen of a narrow one. */
export function AreaColumns({ menu, children }: AreaColumnsProps) {
  return (
    <Box sx={AREA_ROOT}>
      <Box sx={{ minWidth: 0 }}>{menu}</Box>
      <Box sx={{ minWidth: 0 }}>{children}</Box>
    </Box>
  );
}

/** A screen of an area with the area's menu. */
export function AreaFrame({ children, ...menu }: AreaMenuProps & Pick<AreaColumnsProps, 'children'>) {
  return <AreaColumns menu={<AreaMenu {...menu} />}>{children}</AreaColumns>;
}
