import { selectIsLoggedIn } from '@bourse/api-client';
import { FEE_PERIODS, FeaturePart, feeMessages, useAppSelector, useFeePeriod } from '@bourse/feature-kit';
import { usePairs, useSelectedPair } from '@bourse/market';
import { Alert, Box, Columns, Page, Select, Skeleton, Stack, Toolbar, ToolbarField } from '@bourse/ui-kit';
import { LINKS } from '../links';
import { homeMessages } from '../locales/messages';

/** The parts, and the least height of each for a visitor and a user, CSS pixels: what is below moves little while they load. */
const PARTS = [
  { part: LINKS.spotFees, heights: [528, 708] },
  { part: LINKS.leverageFees, heights: [344, 408] },
  { part: LINKS.optionFees, heights: [113, 464] },
  { part: LINKS.withdrawalFees, heights: [113, 328] },
  { part: LINKS.c2cFees, heights: [141, 204] },
] as const;

/** The pair whose rates are shown; the address names it for all parts. */
function PairChoice() {
  const text = feeMessages.useText();
  const pairs = usePairs().groups.flatMap((group) => group.pairs);
  const { selection, select } = useSelectedPair();
  if (selection.kind === 'loading') {
    return (
      <ToolbarField>
        <Skeleton height={66} />
      </ToolbarField>
    );
  }
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
          {PARTS.map(({ part, heights: [ofVisitor, ofUser] }) => (
            // A part that the exchange lacks leaves no room.
            <Box key={part.name} sx={{ '&:not(:empty)': { minHeight: isLoggedIn ? ofUser : ofVisitor } }}>
              <FeaturePart part={part} waiting={<Skeleton height={ofVisitor} />} />
            </Box>
          ))}
        </Columns>
      </Stack>
    </Page>
  );
}
