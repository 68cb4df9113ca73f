import { floorTo } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { AnyLink, useScreens, useSupportLink } from '@bourse/feature-kit';
import { Chip, colour, FONT_SIZE, RADIUS } from '@bourse/ui-kit';
import styled from '@emotion/styled';
import { Link } from 'react-router';
import type { UserInfo } from '../contract';
import { identityMessages } from '../locales/messages';
import { assetsInBtc, LEVELS, levelStates, type Level } from './levels-of';
import { LINKS } from '../links';
import { PATHS } from '../paths';
import { useBtcPrice } from './use-btc-price';

const List = styled('ol')({
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'grid',
    gap: 4,
    padding: 12,
    border: `1px solid ${colour.line}`,
    borderRadius: RADIUS.panel,
    fontSize: FONT_SIZE.form,
  },
  '& h3': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    margin: 0,
    fontSize: FONT_SIZE.reading,
  },
  '& p': { margin: 0, color: colour.quiet },
});

export interface LevelsProps {
  readonly user: Pick<UserInfo, 'reviewStatus' | 'phone' | 'email' | 'totalAssets'>;
}

/** Decimals of the assets in BTC. */
const SHOWN_DECIMALS = 4;

/** The rights of each verification level, with a link to the missing requirement. */
export function Levels({ user }: LevelsProps) {
  const text = identityMessages.useText();
  const format = useFormat();
  const support = useSupportLink();
  const assets = assetsInBtc(user.totalAssets, useBtcPrice());
  const states = levelStates(user, assets);
  const { pathOf } = useScreens();
  /** Where the user meets each missing requirement. */
  const paths = {
    contact: PATHS.bindEmail,
    identity: PATHS.accountVerification,
    assets: pathOf(LINKS.deposit),
  };
  const requirement = (level: Level) => {
    const state = states[level];
    if (state === 'reached') return null;
    if (state === 'unknown' || state === 'available') {
      return (
        <p>
          {state === 'available' && <>{text('level.3.open')} · </>}
          {support !== undefined && <AnyLink href={support}>{text('level.support')}</AnyLink>}
        </p>
      );
    }
    const have = assets === undefined ? '' : format.amount(floorTo(assets, SHOWN_DECIMALS));
    const words = text(`level.${level}.missing`, { assets: have });
    const path = paths[state];
    return path === undefined ? <p>{words}</p> : <Link to={path}>{words}</Link>;
  };
  return (
    <List>
      {LEVELS.map((level) => (
        <li key={level}>
          <h3>
            {text(`level.${level}`)}
            {states[level] === 'reached' && <Chip tone="success" label={text('level.reached')} />}
          </h3>
          <p>{text(`level.${level}.allows`)}</p>
          {requirement(level)}
        </li>
      ))}
    </List>
  );
}
