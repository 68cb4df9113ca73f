import { decimalsOf, isZero, type Decimal } from '@bourse/decimal';
import { useFormat } from '@bourse/i18n';
import { Box, Alert, type Column, DataTable, FactList, FONT_SIZE, hairline, Panel, space } from '@bourse/ui-kit';
import { walletMessages } from '../locales/messages';
import { Body } from '../layout/body';
import { useRecordText } from '../account/record-text';
import { AMOUNT_DECIMALS, useAmountText } from '../account/use-amount-text';
import { useIsPrinting } from './use-is-printing';
import type { StatementEntry, StatementSection } from '../rules/statement';

/** Above this number of entries the table scrolls in a frame of its own. */
const LONG = 10;
const FRAME_HEIGHT = 400;

const PRINTED = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: FONT_SIZE.dense,
  '& th, & td': { padding: space(0.5, 2), textAlign: 'start', borderBottom: hairline('currentcolor') },
  '& :is(th, td):last-of-type': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
} as const;

/** All entries for the printer: the table of the screen renders only the rows in view. */
function PrintedEntries({
  columns,
  rows,
}: {
  columns: readonly Column<StatementEntry>[];
  rows: readonly StatementEntry[];
}) {
  return (
    <Box component="table" sx={PRINTED}>
      <thead>
        <tr>
          {columns.map(({ id, header }) => (
            <th key={id} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- entries have no ids, and a printed list does not change
          <tr key={at}>
            {columns.map(({ id, cell }) => (
              <td key={id}>{cell(row)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

/** One account and currency of a statement: opening, received, spent, closing, the entries, and what they do not explain. */
export function StatementSectionView({ section }: { readonly section: StatementSection }) {
  const text = walletMessages.useText();
  const format = useFormat();
  const recordText = useRecordText();
  const amountText = useAmountText();
  const isPrinting = useIsPrinting();
  const { account, currency, entries, opening, received, spent, closing } = section;
  const title = `${text(`account.${account}`)} · ${currency}`;
  // On paper, too, every figure of the section has the same decimals.
  const figures = [opening, received, spent, closing, ...entries.map(({ value }) => value)];
  const places = Math.min(AMOUNT_DECIMALS, Math.max(...figures.map(decimalsOf)));
  const amount = (value: Decimal) => amountText(value, currency, places);
  const columns: Column<StatementEntry>[] = [
    { id: 'time', header: text('record.time'), isTime: true, cell: ({ time }) => format.dateTime(time) },
    { id: 'info', header: text('record.info'), cell: ({ info }) => recordText(info) },
    { id: 'value', header: text('record.amount'), isNumeric: true, cell: ({ value }) => amount(value) },
  ];
  return (
    <Panel title={title}>
      <Body>
        <FactList
          facts={[
            { label: text('statement.opening'), value: amount(opening) },
            { label: text('statement.received'), value: amount(received) },
            { label: text('statement.spent'), value: amount(spent) },
            { label: text('statement.closing'), value: amount(closing) },
          ]}
        />
        {!isZero(section.discrepancy) && (
          <Alert tone="error" isAnnounced>
            {text('statement.discrepancy', { amount: amount(section.discrepancy) })}
          </Alert>
        )}
      </Body>
      {entries.length > 0 && isPrinting && <PrintedEntries columns={columns} rows={entries} />}
      {entries.length > 0 && !isPrinting && (
        <div style={{ height: entries.length > LONG ? FRAME_HEIGHT : undefined }}>
          <DataTable
            label={title}
            columns={columns}
            rows={entries.map((entry, at) => ({ ...entry, at }))}
            rowKey={({ at }) => at}
          />
        </div>
      )}
    </Panel>
  );
}
