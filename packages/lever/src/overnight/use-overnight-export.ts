import type { PairId } from '@bourse/contracts/market';
import { csvFileName, csvTime, useCsvExport } from '@bourse/lists';
import { useReadCharges } from '../api/overnight';
import { leverMessages } from '../locales/messages';
import { quoteOf } from '../personal-limits/limits';

/** The export of all overnight fees, of one pair or of all pairs, as a CSV file. */
export function useOvernightExport(only: PairId | undefined) {
  const text = leverMessages.useText();
  const readAll = useReadCharges(only);
  const { isExporting, onExport } = useCsvExport();
  return {
    isExporting,
    onExport: () =>
      onExport(async (onCount) => {
        const { data } = await readAll(onCount);
        return (
          data && {
            name: csvFileName(
              'overnight-fees',
              data.map(({ chargedAt }) => chargedAt),
            ),
            header: [
              'Charged',
              'Pair',
              'Position',
              'Side',
              'Lots',
              'Mark price',
              'Value',
              'Rate (%)',
              'Fee',
              'Currency',
            ],
            rows: data.map((charge) => [
              csvTime(charge.chargedAt),
              charge.symbol,
              String(charge.orderId),
              text(charge.direction === 'long' ? 'side.long' : 'side.short'),
              charge.lots ?? '',
              charge.price ?? '',
              charge.value ?? '',
              charge.rate ?? '',
              charge.fee,
              quoteOf(charge),
            ]),
          }
        );
      }),
  };
}
