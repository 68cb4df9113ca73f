import { endSession, selectAccount, selectIsLoggedIn } from '@bourse/api-client';
import { useAppDispatch, useCapabilities, useSiteMap, useAppSelector, FeaturePart } from '@bourse/feature-kit';
import { useUser } from '@bourse/identity';
import { ConnectionNotice } from '@bourse/market';
import { useIsStale } from '@bourse/realtime';
import {
  BELOW,
  Box,
  COARSE,
  colour,
  FONT_SIZE,
  hairline,
  IconButton,
  RADIUS,
  soft,
  space,
  TOUCH,
  useIsBelow,
} from '@bourse/ui-kit';
import { useState } from 'react';
import { Link } from 'react-router';
import { LINKS } from '../../links';
import { shellMessages } from '../../locales/messages';
import { AccountMenu } from './account-menu';
import { HEADER_BAR, LOW } from '../frame-parts';
import { BrandMark } from './brand-mark';
import { PaletteField } from './palette-button';
import { SettingsMenu } from './display-controls';
import { asksBeforeLogOut, LazyBell, LazyLogOutDialog, LazyMenuSheet, LazyTotalAssets } from './lazy-parts';
import { MainMenu } from './main-menu';
import { VisitorLinks } from './visitor-links';

// On a phone it hangs below the bar, in which there is no room for it; nothing moves.
const NOTICE = {
  '&:empty': { display: 'none' },
  [BELOW.sm]: {
    position: 'absolute',
    top: `calc(100% + ${space(2)})`,
    insetInlineEnd: 8,
    borderRadius: `${RADIUS.control}px`,
    boxShadow: `0 0 0 1px ${colour.line}`,
  },
} as const;

const BADGE = {
  padding: space(0.5, 2),
  alignSelf: 'center',
  borderRadius: `${RADIUS.panel}px`,
  border: hairline(colour.line),
  color: colour.quiet,
  fontSize: FONT_SIZE.dense,
  whiteSpace: 'nowrap',
  '& a': { color: 'inherit' },
  '&[data-warning]': { borderColor: colour.warning, color: colour.text, backgroundColor: soft(colour.warning, 16) },
  [BELOW.sm]: { whiteSpace: 'normal', wordBreak: 'keep-all', lineHeight: 1.1 },
  // Login and registration have the room of a visitor's smallest phone.
  [BELOW.tiny]: { '&[data-visitor]': { display: 'none' } },
} as const;

/** The kind of money, where the back end announces it: shown on every screen, so that real money is never taken for play money. */
function VenueAccount() {
  const text = shellMessages.useText();
  const { account } = useCapabilities();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  if (account === undefined) return null;
  return (
    <Box
      component="span"
      sx={BADGE}
      data-warning={account === 'live' || undefined}
      data-visitor={!isLoggedIn || undefined}
      title={text(`header.venue.${account}.about`)}
    >
      {text(`header.venue.${account}`)}
    </Box>
  );
}

/** The session's account and user, and whether the user's figures are stale. */
function useAccount() {
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const account = useAppSelector(selectAccount);
  const { user, readAt } = useUser();
  return { isLoggedIn, account, user, isStale: useIsStale(readAt) };
}

/** Orders with a deadline, from the feature that has them. */
const RunningOrders = () => <FeaturePart part={LINKS.runningOrders} isOptional />;

const BAR = {
  position: 'sticky',
  [LOW]: { position: 'relative' },
  top: 0,
  zIndex: 1100,
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  // Touch targets have room of their own. On the smallest phones the name has none in either case.
  [BELOW.sm]: { gap: 1 },
  [BELOW.tiny]: { gap: 2 },
  height: HEADER_BAR,
  padding: space(0, 4),
  backgroundColor: colour.panel,
  borderBottom: hairline(colour.line),
} as const;

// The width of the bell until its code is there: nothing in the bar moves when it arrives.
const BELL_ROOM = { display: 'inline-flex', minWidth: 30, [COARSE]: { minWidth: TOUCH } } as const;

/** Logo, menu, search, assets, settings (language, display) and account (trading side, section 2, "Header and footer"). */
export function Header() {
  const text = shellMessages.useText();
  const { menu, pathOf } = useSiteMap();
  const ownAds = pathOf(LINKS.ownAds);
  const dispatch = useAppDispatch();
  const { isLoggedIn, account, user, isStale } = useAccount();
  // The total and the settings move into a sheet, without room for the ways to the trade areas these too.
  const isNarrow = useIsBelow('lg');
  const hasMenu = !useIsBelow('md');
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const logOut = () => {
    setLeaving(false);
    dispatch(endSession({ reason: 'logout' }));
  };
  const assets = isLoggedIn && (
    <LazyTotalAssets
      total={user?.totalAssets}
      isSummed={user !== undefined && user.totalAssets === undefined}
      isLoading={user === undefined}
      isStale={user !== undefined && isStale}
    />
  );
  const merchant = user?.isMerchant && (
    <Box component="span" sx={BADGE} title={text('header.merchant.about')}>
      {ownAds === undefined ? text('header.merchant') : <Link to={ownAds}>{text('header.merchant')}</Link>}
    </Box>
  );

  return (
    <Box component="header" sx={BAR}>
      {isNarrow && (
        <>
          <IconButton
            icon="menu"
            size="medium"
            label={text('header.menu')}
            aria-haspopup="dialog"
            aria-expanded={isSheetOpen}
            onPointerEnter={() => void LazyMenuSheet.preload()}
            onClick={() => setSheetOpen(true)}
          />
          {isSheetOpen && (
            <LazyMenuSheet onClose={() => setSheetOpen(false)}>
              {assets}
              {merchant}
            </LazyMenuSheet>
          )}
        </>
      )}
      <BrandMark />
      {hasMenu && (
        <>
          <Box sx={{ ml: isNarrow ? 0 : 2 }}>
            <MainMenu entries={menu} direction="row" />
          </Box>
          <PaletteField />
        </>
      )}
      {/* After everything that is pressed: it arrives with the capabilities, and moves nothing. */}
      <VenueAccount />
      <Box sx={{ flex: 1 }}>{isLoggedIn && <RunningOrders />}</Box>
      <Box sx={NOTICE}>
        <ConnectionNotice />
      </Box>
      {!isNarrow && (
        <>
          {assets}
          {merchant}
          <SettingsMenu />
        </>
      )}
      {isLoggedIn && (
        <Box sx={BELL_ROOM}>
          <LazyBell />
        </Box>
      )}
      {isLoggedIn ? (
        <AccountMenu
          account={account ?? ''}
          isShort={isNarrow}
          onLogOut={() => void asksBeforeLogOut().then((asks) => (asks ? setLeaving(true) : logOut()))}
        />
      ) : (
        <VisitorLinks />
      )}
      {isLeaving && isLoggedIn && <LazyLogOutDialog onConfirm={logOut} onClose={() => setLeaving(false)} />}
    </Box>
  );
}
