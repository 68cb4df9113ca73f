import { useSiteMap } from '@bourse/feature-kit';
import {
  BELOW,
  BOTTOM_BAR,
  Box,
  colour,
  COVERED,
  FONT_SIZE,
  Icon,
  INSET_FOCUS_RING,
  PHONE_ON_ITS_SIDE,
  useHasPhoneArrangement,
  WEIGHT,
  type IconName,
  hairline,
} from '@bourse/ui-kit';
import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { LINKS } from '../../links';
import { shellMessages } from '../../locales/messages';
import { useRouteHandle } from '../../routing/route-handle';
import { isArea } from '../account/lazy-area-layout';
import { LOW } from '../frame-parts';
import { DEALS } from '../use-is-trading-screen';

const SIDE = `@media ${PHONE_ON_ITS_SIDE}`;
/** A field that opens the keyboard of a phone. */
const TYPING =
  ':has(:is(textarea, input:not([type="checkbox"], [type="radio"], [type="range"], [type="file"], [type="button"])):focus)';

const HEIGHT = 'calc(56px + env(safe-area-inset-bottom, 0px))';
const SIDE_HEIGHT = 'calc(44px + env(safe-area-inset-bottom, 0px))';

/** The room at the end of the page, and for the bars above. While the user types, the keyboard has the room of the bar. */
const room = {
  ':root': {
    [BOTTOM_BAR]: HEIGHT,
    [SIDE]: { [BOTTOM_BAR]: SIDE_HEIGHT },
    [LOW]: { [BELOW.sm]: { [BOTTOM_BAR]: 'initial' } },
  },
  [`:root${TYPING}`]: { [BOTTOM_BAR]: 'initial', [SIDE]: { [BOTTOM_BAR]: 'initial' } },
  [`:root${TYPING} [data-bottom-bar]`]: { display: 'none' },
  // A press takes the focus from a field, and the bar comes back: the press ends where it began, under the bar.
  ':root:active [data-bottom-bar]:not(:active)': { pointerEvents: 'none' as const },
  body: { paddingBottom: COVERED.bottom },
};

const BAR = {
  position: 'fixed',
  zIndex: 11,
  insetInline: 0,
  bottom: 0,
  height: HEIGHT,
  paddingBottom: 'env(safe-area-inset-bottom, 0px)',
  backgroundColor: colour.panel,
  borderTop: hairline(colour.line),
  '& > ul': { display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', height: '100%' },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  [SIDE]: { height: SIDE_HEIGHT },
  // At 400 % zoom the bar would cover a fifth of the window.
  [LOW]: { [BELOW.sm]: { display: 'none' } },
  '@media print': { display: 'none' },
} as const;

const Entry = styled(Link)({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  height: '100%',
  color: colour.quiet,
  fontSize: FONT_SIZE.dense,
  lineHeight: 1.2,
  textDecoration: 'none',
  '& > span': { maxWidth: '100%', textAlign: 'center', overflowWrap: 'anywhere' },
  '&[aria-current]': { color: colour.text, fontWeight: WEIGHT.strong, boxShadow: `inset 0 2px 0 ${colour.accent}` },
  '&:focus-visible': INSET_FOCUS_RING,
  [SIDE]: { flexDirection: 'row', gap: 8 },
});

const ENTRIES = [
  { id: 'markets', icon: 'markets', to: [LINKS.quotation] },
  { id: 'trade', icon: 'trade', to: DEALS },
  { id: 'positions', icon: 'positions', to: [LINKS.positions, LINKS.openOrders] },
  { id: 'assets', icon: 'wallet', to: [LINKS.assets] },
  { id: 'account', icon: 'user', to: [LINKS.accountCenter] },
] as const satisfies readonly { id: string; icon: IconName; to: readonly unknown[] }[];

type EntryId = (typeof ENTRIES)[number]['id'];

/** The entries whose screens exist, each with the first of them; `Trade` with the trading screen that was shown last. */
function useEntries() {
  const { pathOf } = useSiteMap();
  const { pathname } = useLocation();
  const [lastDeal, setLastDeal] = useState<string>();
  const entries = ENTRIES.flatMap(({ to, ...entry }) => {
    const [first, ...others] = to.flatMap((link) => pathOf(link) ?? []);
    return first === undefined ? [] : [{ ...entry, path: first, all: [first, ...others] }];
  });
  const deals = entries.find(({ id }) => id === 'trade')?.all ?? [];
  if (deals.some((path) => path === pathname) && pathname !== lastDeal) setLastDeal(pathname);
  return entries.map((entry) => ({
    ...entry,
    path: entry.id === 'trade' ? (lastDeal ?? entry.path) : entry.path,
  }));
}

/** The entry of the current screen: the one that names it, else the one of its area. */
function useCurrent(entries: ReturnType<typeof useEntries>): EntryId | undefined {
  const { pathname } = useLocation();
  const handle = useRouteHandle();
  const named = entries.find(({ all }) => all.some((path) => path === pathname));
  const area = entries.find(({ all }) => all.some((path) => path === handle?.menuPath));
  return named?.id ?? area?.id ?? (isArea(handle?.layout) ? handle.layout : undefined);
}

/** The main screens of the product, at the foot of a phone. It gives way to the keyboard. */
export function BottomBar() {
  return useHasPhoneArrangement() ? <Shown /> : null;
}

function Shown() {
  const text = shellMessages.useText();
  const { pathname } = useLocation();
  const entries = useEntries();
  const current = useCurrent(entries);
  return (
    <Box component="nav" sx={BAR} data-bottom-bar aria-label={text('bottomBar.label')}>
      <Global styles={room} />
      <ul>
        {entries.map(({ id, icon, path }) => (
          <li key={id}>
            <Entry to={path} aria-current={path === pathname ? 'page' : id === current || undefined}>
              <Icon name={icon} size={20} />
              <span>{text(`bottomBar.${id}`)}</span>
            </Entry>
          </li>
        ))}
      </ul>
    </Box>
  );
}
