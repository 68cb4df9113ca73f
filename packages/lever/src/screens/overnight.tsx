import { leverCapabilities, PAGE_SIZE, type OvernightCharge } from '@bourse/contracts/lever';
import type { PairId } from '@bourse/contracts/market';
import { loadState, useProductCapabilities } from '@bourse/feature-kit';
import { pageCount, usePage } from '@bourse/lists';
import { Button, EmptyState, End, INSET, Quiet, Row, space } from '@bourse/ui-kit';
import { usePriceDecimals } from '../account/use-price-decimals';
import { useOvernightChargesQuery } from '../api/overnight';
import { LeverPairPage } from '../layout/lever-pair-page';
import { leverMessages } from '../locales/messages';
import { overnightMessages } from '../overnight/locales/messages';
import { OvernightTable } from '../overnight/overnight-table';
import { useOvernightExport } from '../overnight/use-overnight-export';

const NONE: readonly OvernightCharge[] = [];

function Charges({ only }: { readonly only: PairId | undefined }) {
  const text = overnightMessages.useText();
  const leverText = leverMessages.useText();
  const [page, goTo] = usePage();
  const query = useOvernightChargesQuery({ pair: only, page });
  const { currentData: data, isError, error } = query;
  const { isExporting, onExport } = useOvernightExport(only);
  return (
    <>
      <Row spacing={4} sx={{ padding: space(1, INSET) }}>
        <Quiet>{text('basis')}</Quiet>
        <End>
          <Button size="small" tone="quiet" pending={isExporting} onClick={onExport}>
            {leverText('journal.export')}
          </Button>
        </End>
      </Row>
      <OvernightTable
        state={loadState({ data, isError, error })}
        charges={data?.rows ?? NONE}
        onRetry={() => void query.refetch()}
        decimalsOf={usePriceDecimals()}
        pages={{ page, pageCount: pageCount(data?.total ?? 0, PAGE_SIZE), onChange: goTo }}
      />
    </>
  );
}

/** `/leverOvernight`: the overnight fees that positions were charged, where the back end announces their history. */
export function Component() {
  const text = overnightMessages.useText();
  const { listsOvernightFees } = useProductCapabilities(leverCapabilities);
  return (
    <LeverPairPage title={text('title')}>
      {(_pair, only) =>
        listsOvernightFees ? <Charges key={only} only={only} /> : <EmptyState icon="scale" title={text('notOffered')} />
      }
    </LeverPairPage>
  );
}
