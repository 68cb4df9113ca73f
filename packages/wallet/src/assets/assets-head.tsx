import { minus, percentChange, type Decimal } from '@bourse/decimal';
import { grandTotal } from '@bourse/contracts/wallet';
import { useLink, useScreens } from '@bourse/feature-kit';
import { NO_VALUE, useFormat } from '@bourse/i18n';
import { useWorth } from '@bourse/market';
import {
  Button,
  ChangeText,
  Figure,
  Figures,
  IconButton,
  Row,
  Skeleton,
  ValueText,
  VisuallyHidden,
} from '@bourse/ui-kit';
import { walletMessages } from '../locales/messages';
import { PATHS } from '../paths';
import type { Wallet } from './wallet';

/** Shown in place of a hidden figure. */
export const HIDDEN = '＊＊＊＊';

function MainAction({ path, tone, children }: { path: string; tone: 'primary' | 'quiet'; children: string }) {
  return (
    <Button tone={tone} {...useLink(path)}>
      {children}
    </Button>
  );
}

/** Deposit, withdrawal and transfer, those that the platform has. */
function MainActions() {
  const text = walletMessages.useText();
  const { has } = useScreens();
  return (
    <Row>
      {has(PATHS.deposits) && (
        <MainAction path={PATHS.deposits} tone="primary">
          {text('deposit.title')}
        </MainAction>
      )}
      {has(PATHS.withdraw) && (
        <MainAction path={PATHS.withdraw} tone="quiet">
          {text('withdraw.title')}
        </MainAction>
      )}
      {has(PATHS.transfer) && (
        <MainAction path={PATHS.transfer} tone="quiet">
          {text('transfer.title')}
        </MainAction>
      )}
    </Row>
  );
}

interface DayChangeProps {
  readonly before: Decimal;
  /** The present total. */
  readonly now: Decimal | undefined;
  readonly hide: (figure: string) => string;
}

/** The change of the total in a day, in the display currency and per cent; deposits and withdrawals are a part of it. */
function DayChange({ before, now, hide }: DayChangeProps) {
  const format = useFormat();
  const { currency, of } = useWorth('USDT');
  const change = now && of(minus(now, before));
  if (now === undefined || change === undefined) return NO_VALUE;
  const money = format.decimal(change, { decimals: 2, minDecimals: 2, sign: 'always' });
  return (
    <>
      {hide(`${money} ${currency}`)} <ChangeText value={percentChange(before, now)} />
    </>
  );
}

export interface AssetsHeadProps {
  /** `undefined` before the first reply. */
  readonly wallet: Wallet | undefined;
  /** The total a day ago as this device saw it. */
  readonly before?: Decimal | undefined;
  readonly hidesFigures: boolean;
  readonly onHideFigures: (hides: boolean) => void;
}

/** The total of all accounts with its change in a day, and the three main actions. */
export function AssetsHead({ wallet, before, hidesFigures, onHideFigures }: AssetsHeadProps) {
  const text = walletMessages.useText();
  const worth = useWorth('USDT');
  const total = wallet && grandTotal(wallet.accounts);
  const hide = (figure: string) => (hidesFigures ? HIDDEN : figure);
  return (
    // The actions are at the far side: the width of a total that arrives late does not move them.
    <Row spacing={6} sx={{ alignItems: 'flex-end', justifyContent: 'space-between', mb: 5 }}>
      <Figures>
        <Figure
          size="display"
          label={
            <>
              {text('assets.total')}{' '}
              <IconButton
                icon={hidesFigures ? 'eyeOff' : 'eye'}
                label={text(hidesFigures ? 'assets.showFigures' : 'assets.hideFigures')}
                onClick={() => onHideFigures(!hidesFigures)}
              />
            </>
          }
        >
          {wallet ? (
            <ValueText missing={worth.isLoading ? 'loading' : 'notSent'}>{hide(worth.write(total))}</ValueText>
          ) : (
            <>
              <Skeleton width={220} height={36} />
              <VisuallyHidden as="output">{text('assets.loading')}</VisuallyHidden>
            </>
          )}
        </Figure>
        {before !== undefined && (
          <Figure label={text('assets.day')}>
            {wallet ? <DayChange before={before} now={total} hide={hide} /> : <Skeleton width={160} height={24} />}
          </Figure>
        )}
      </Figures>
      <MainActions />
    </Row>
  );
}
