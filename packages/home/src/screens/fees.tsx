import { selectIsLoggedIn } from '@bourse/api-client';
import { FEE_PERIODS, FeaturePart, feeMessages, useAppSelector, useFeePeriod } from '@bourse/feature-kit';
import { usePairs, useSelectedPair } from '@bourse/market';
import { Alert, Columns, Page, Select, Stack, Toolbar, ToolbarField } from '@bourse/ui-kit';
import { LINKS } from '../links';
import { homeMessages } from '../locales/messages';

const PARTS = [LINKS.spotFees, LINKS.leverageFees, LINKS.optionFees, LINKS.withdrawalFees, LINKS.c2cFees] as const;

/** The pair whose rates are shown; the address names it for all parts. */
function PairChoice() {
  const text = feeMessages.useText();
  const pairs = usePairs().groups.flatMap((group) => group.pairs);
  const { selection, select } = useSelectedPair();
  if (selection.kind !== 'pair') return null;
  return (
    <ToolbarField>
      <Select
        label={text('pair')}
        value={selection.pair.id}
        options={pairs.map(({ id, symbol }) => ({ value: id, label: symbol }))}
        onChange={(id) => {
          const pair = pairs.find((each) => each.id === id);
          if (pair) select(pair);
        }}
      />
    </ToolbarField>
  );
}

/** `/fees`: the rates of each product, an estimate, and the fees that the user has paid. Each feature has its own part. */
export function Component() {
  const title = homeMessages.useText()('fees.title');
  const text = feeMessages.useText();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const { period, onPeriod } = useFeePeriod();
  return (
    <Page title={title}>
      <Stack spacing={4}>
        {!isLoggedIn && <Alert>{text('visitor')}</Alert>}
        <Toolbar>
          <PairChoice />
          {isLoggedIn && (
            <ToolbarField>
              <Select
                label={text('period')}
                value={period}
                options={FEE_PERIODS.map((value) => ({ value, label: text(`period.${value}`) }))}
                onChange={onPeriod}
              />
            </ToolbarField>
          )}
        </Toolbar>
        <Columns min={320} spacing={4}>
          {PARTS.map((part) => (
            <FeaturePart key={part.name} part={part} />
          ))}
        </Columns>
      </Stack>
    </Page>
  );
}
