import { floorTo, type Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { AnyLink, useScreens, useSupportLink } from '@bourse/feature-kit';
import { Card, Chip, Padded, Row, Stack, Text } from '@bourse/ui-kit';
import { Link } from 'react-router';
import type { UserInfo } from '@bourse/contracts/identity';
import { usePairs } from '@bourse/market';
import { identityMessages } from '../locales/messages';
import { assetsInBtc, LEVELS, levelStates, type Level } from '../rules/levels';
import { LINKS } from '../links';
import { PATHS } from '../paths';

export interface LevelsProps {
  readonly user: Pick<UserInfo, 'reviewStatus' | 'phone' | 'email' | 'totalAssets'>;
}

/** Decimals of the assets in BTC. */
const SHOWN_DECIMALS = 4;

/** The last price of BTC in USDT; `undefined` while it is unknown. */
function useBtcPrice(): Decimal | undefined {
  const { groups } = usePairs();
  return groups.flatMap(({ pairs }) => pairs).find(({ base, quote }) => base === 'BTC' && quote === 'USDT')?.last;
}

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
        <Text tone="quiet">
          {state === 'available' && <>{text('level.3.open')} · </>}
          {support !== undefined && <AnyLink href={support}>{text('level.support')}</AnyLink>}
        </Text>
      );
    }
    const have = assets === undefined ? '' : format.amount(floorTo(assets, SHOWN_DECIMALS));
    const words = text(`level.${level}.missing`, { assets: have });
    const path = paths[state];
    return path === undefined ? <Text>{words}</Text> : <Link to={path}>{words}</Link>;
  };
  return (
    <Stack component="ol" spacing={3}>
      {LEVELS.map((level) => (
        <Card as="li" key={level}>
          <Padded>
            <Stack spacing={1}>
              <Row component="h3" sx={{ justifyContent: 'space-between', m: 0 }}>
                <Text as="span" size="reading" isStrong>
                  {text(`level.${level}`)}
                </Text>
                {states[level] === 'reached' && <Chip tone="success" label={text('level.reached')} />}
              </Row>
              <Text tone="quiet">{text(`level.${level}.allows`)}</Text>
              {requirement(level)}
            </Stack>
          </Padded>
        </Card>
      ))}
    </Stack>
  );
}
