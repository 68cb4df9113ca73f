import type { Ad } from '@bourse/contracts/c2c';
import { decimalsOf } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { Quiet, Text } from '@bourse/ui-kit';
import { TableCell } from '../layout/table-cell';
import { useYuan } from '../layout/use-yuan';
import { c2cMessages } from '../locales/messages';
import type { IndexDifference } from '../market/index-difference';

const TONES = { better: 'up', worse: 'down', even: 'quiet' } as const;

/** The price of an ad, or that it is paused: the last price of an ad without an index says nothing. */
export function AdPrice({
  ad,
  toIndex,
}: {
  readonly ad: Pick<Ad, 'price' | 'floating'>;
  /** Its difference to the index, in words, and what that is for the viewer. */
  readonly toIndex?: IndexDifference | undefined;
}) {
  const text = c2cMessages.useText();
  const yuan = useYuan();
  const floating = useFloatingText();
  const isPaused = ad.floating?.isPaused === true;
  return (
    <TableCell>
      <Text as="strong" size="reading" isStrong isFigure>
        {isPaused ? text('floating.paused') : yuan(ad.price)}
      </Text>
      {isPaused ? (
        <Quiet>{text('floating.pausedHint')}</Quiet>
      ) : (
        toIndex !== undefined && (
          <Text as="span" size="table" tone={TONES[toIndex.gain]}>
            {text('ad.toIndex', { difference: toIndex.words })}
          </Text>
        )
      )}
      {ad.floating && <Quiet>{floating(ad.floating)}</Quiet>}
    </TableCell>
  );
}

/** Words for how a price follows the index, with the bounds of its publisher. */
export function useFloatingText() {
  const text = c2cMessages.useText();
  const format = useFormat();
  const yuan = useYuan();
  return ({ percent, least, most }: Pick<NonNullable<Ad['floating']>, 'percent' | 'least' | 'most'>) =>
    [
      text('floating.of', { percent: format.percent(percent, { decimals: decimalsOf(percent) }) }),
      least && text('floating.from', { price: yuan(least) }),
      most && text('floating.upTo', { price: yuan(most) }),
    ]
      .filter(Boolean)
      .join(' · ');
}
