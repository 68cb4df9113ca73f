import type { ApiFailure } from '@bourse/api-client';
import { ReadError, useCountdown } from '@bourse/feature-kit';
import { NO_VALUE } from '@bourse/i18n';
import {
  Button,
  Columns,
  ConfirmDialog,
  CopyButton,
  DataTable,
  EmptyState,
  Panel,
  Row,
  type Column,
  Text,
} from '@bourse/ui-kit';
import { Form, FormSelect, FormSubmit, FormTextField, type FormOf } from '@bourse/ui-kit/forms';
import type { SavedAddress } from '@bourse/contracts/wallet';
import { Body } from '../layout/body';
import { walletMessages } from '../locales/messages';
import type { ReactNode } from 'react';
import { AddressText } from './address-text';
import type { AddressValues } from '../rules/address-book-rules';

interface ColumnNeeds {
  readonly text: ReturnType<typeof walletMessages.useText>;
  readonly coolDownOf: (address: string) => number | undefined;
  /** Names of the networks on which the address is valid. */
  readonly networksOf: (address: string) => readonly string[];
  readonly onDelete: (entry: SavedAddress) => void;
}

const HOUR_S = 3600;
const MINUTE_S = 60;

/** The time until an address can be used. */
function CoolDown({ until }: { readonly until: number }) {
  const text = walletMessages.useText();
  const left = useCountdown(until);
  if (left === 0) return null;
  const [hours, minutes, seconds] = [
    Math.floor(left / HOUR_S),
    Math.floor((left % HOUR_S) / MINUTE_S),
    left % MINUTE_S,
  ];
  return (
    <Text size="table" tone="quiet">
      {text('allowList.usableIn', {
        time: [hours, minutes, seconds].map((part) => String(part).padStart(2, '0')).join(':'),
      })}
    </Text>
  );
}

function columnsOf({ text, coolDownOf, networksOf, onDelete }: ColumnNeeds): Column<SavedAddress>[] {
  return [
    {
      id: 'address',
      header: text('book.address'),
      cell: ({ address }) => {
        const until = coolDownOf(address);
        return (
          <>
            <AddressText address={address} />
            {until !== undefined && <CoolDown until={until} />}
          </>
        );
      },
    },
    {
      id: 'network',
      header: text('withdraw.network'),
      cell: ({ address }) => networksOf(address).join(', ') || NO_VALUE,
    },
    { id: 'label', header: text('book.label'), cell: ({ label }) => label },
    {
      id: 'actions',
      header: text('balances.actions'),
      hideHeader: true,
      cell: (entry) => (
        <Row style={{ justifyContent: 'flex-end' }}>
          <CopyButton value={entry.address} label={text('deposit.copy')} />
          <Button
            size="small"
            tone="quiet"
            aria-label={text('book.deleteOf', { address: entry.address })}
            onClick={() => onDelete(entry)}
          >
            {text('book.delete')}
          </Button>
        </Row>
      ),
    },
  ];
}

export interface AddressBookViewProps {
  readonly form: FormOf<AddressValues>;
  readonly onAdd: (values: AddressValues) => Promise<void>;
  readonly currencies: readonly { readonly id: number; readonly name: string }[];
  /** Beside the form: the allow-list mode. */
  readonly aside: ReactNode;
  /** The addresses of the chosen currency; `undefined` before one is chosen. */
  readonly book:
    | {
        /** `undefined` while loading. */
        readonly addresses: readonly SavedAddress[] | undefined;
        readonly failure: ApiFailure | undefined;
        readonly onRetry: () => void;
        readonly coolDownOf: ColumnNeeds['coolDownOf'];
        readonly networksOf: ColumnNeeds['networksOf'];
      }
    | undefined;
  readonly deletion: {
    /** The address whose deletion is to be confirmed. */
    readonly entry: SavedAddress | undefined;
    readonly isPending: boolean;
    readonly onAsk: (entry: SavedAddress) => void;
    readonly onCancel: () => void;
    readonly onConfirm: () => void;
  };
}

/** The form that adds an address, the saved addresses of the chosen currency, and the confirmation of a deletion. */
export function AddressBookView({ form, onAdd, currencies, aside, book, deletion }: AddressBookViewProps) {
  const text = walletMessages.useText();
  return (
    <>
      <Columns shares={[3, 2]}>
        <Panel title={text('book.add')}>
          <Body>
            <Form form={form} label={text('book.add')} errorText={text} onSubmit={onAdd}>
              <FormSelect
                name="currencyId"
                label={text('transfer.currency')}
                placeholder={text('book.chooseCurrency')}
                options={currencies.map(({ id, name }) => ({ value: String(id), label: name }))}
              />
              <FormTextField name="address" label={text('book.address')} maxLength={128} />
              <FormTextField name="label" label={text('book.label')} hint={text('book.labelFormat')} maxLength={32} />
              <FormSubmit>{text('book.addButton')}</FormSubmit>
            </Form>
          </Body>
        </Panel>
        {aside}
      </Columns>
      {book && (
        <Panel title={text('book.title')}>
          {book.failure ? (
            <ReadError title={text('book.failed')} failure={book.failure} onRetry={book.onRetry} />
          ) : (
            <DataTable
              label={text('book.title')}
              columns={columnsOf({ text, ...book, onDelete: deletion.onAsk })}
              rows={book.addresses ?? []}
              rowKey={({ id }) => id}
              isLoading={!book.addresses}
              empty={<EmptyState icon="user" title={text('book.empty')} hint={text('book.emptyHint')} />}
            />
          )}
        </Panel>
      )}
      {deletion.entry && (
        <ConfirmDialog
          open
          title={text('book.deleteTitle')}
          confirmLabel={text('book.delete')}
          tone="danger"
          pending={deletion.isPending}
          onCancel={deletion.onCancel}
          onConfirm={deletion.onConfirm}
        >
          <AddressText address={deletion.entry.address} />
        </ConfirmDialog>
      )}
    </>
  );
}
