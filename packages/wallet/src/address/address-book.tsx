import { asFailure } from '@bourse/api-client';
import { useFormat } from '@bourse/i18n';
import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import {
  ReadError,
  runMutation,
  useCountdown,
  useFailureText,
  useServerNow,
  useAppDispatch,
} from '@bourse/feature-kit';
import {
  Alert,
  Button,
  type Column,
  ConfirmDialog,
  CopyButton,
  DataTable,
  EmptyState,
  Panel,
  Row,
  Text,
  useToast,
} from '@bourse/ui-kit';
import {
  Form,
  FormSelect,
  FormSubmit,
  FormTextField,
  schemaOfRules,
  useForm,
  useFormValue,
} from '@bourse/ui-kit/forms';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { walletApi } from '../api';
import type { SavedAddress } from '../contract';
import { walletMessages } from '../locales/messages';
import { Body } from '../parts/layout';
import { useAllowList } from '../stored';
import { addressKey, allowListFault, isAllowListOn, noteAddresses, switchOff, switchOn } from './allow-list';
import { AddressText } from './address-text';

/** Address and label of a saved address (money side, section 5, "Address book"). */
const schema = schemaOfRules(
  { currencyId: v.string(), address: v.string(), label: v.string() },
  ({ currencyId, address, label }) => ({
    currencyId: currencyId === '' ? 'caiwu.selCu' : undefined,
    address: addressProblem(address),
    label: /^[\dA-Za-z]*$/.test(label) ? undefined : 'book.labelFormat',
  }),
);

function addressProblem(address: string): string | undefined {
  if (address === '') return 'lay.caddress';
  return /\s/.test(address) ? 'address.spaces' : undefined;
}

const FIELD_OF: ReadonlyMap<string, 'address' | 'label'> = new Map([
  [SERVER_TEXTS.addressAlreadyBound, 'address'],
  [SERVER_TEXTS.addressInvalid, 'address'],
  [SERVER_TEXTS.addressHasSpaces, 'address'],
  [SERVER_TEXTS.addressNoteFormat, 'label'],
]);

const HOUR_S = 3600;
const MINUTE_S = 60;

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

/** Reads the address books of all currencies. */
function useReadBooks() {
  const dispatch = useAppDispatch();
  return async (): Promise<readonly string[]> => {
    const fresh = { forceRefetch: true, subscribe: false } as const;
    const currencies = await dispatch(walletApi.endpoints.addressCurrencies.initiate(undefined, fresh)).unwrap();
    const books = await Promise.all(
      currencies.map(async ({ id }) => {
        const saved = await dispatch(walletApi.endpoints.savedAddresses.initiate(id, fresh)).unwrap();
        return saved.map(({ address }) => addressKey(id, address));
      }),
    );
    return books.flat();
  };
}

/** Causes of toasts: a success replaces the failure before it. */
const LIST_TOAST = 'allow-list';
const BOOK_TOAST = 'address-book';

/** The allow-list mode of this device. Switching it on reads all books, because their addresses have no cool-down. */
function AllowListSwitch() {
  const text = walletMessages.useText();
  const toast = useToast();
  const readBooks = useReadBooks();
  const [isReading, setIsReading] = useState(false);
  const format = useFormat();
  const now = useServerNow();
  const [list, change] = useAllowList();
  const isOn = isAllowListOn(list, now());
  const isLasting = isOn && list.endsAt === undefined;
  const toggle = async () => {
    if (isLasting) return change((before) => switchOff(before, now()));
    setIsReading(true);
    const known = await readBooks().catch(() => undefined);
    setIsReading(false);
    if (!known) return toast.error(text('book.failed'), LIST_TOAST);
    toast.dismiss(LIST_TOAST);
    return change((before) => switchOn(before, known, now()));
  };
  return (
    <Alert>
      <div>
        <strong>{text('allowList.title')}</strong> · {text(isOn ? 'allowList.on' : 'allowList.off')}
      </div>
      <div>{text('allowList.hint')}</div>
      {isOn && list.endsAt !== undefined && (
        <div>{text('allowList.endsAt', { time: format.dateTime(list.endsAt) })}</div>
      )}
      <Button size="small" tone="quiet" pending={isReading} onClick={() => void toggle()}>
        {text(isLasting ? 'allowList.switchOff' : 'allowList.switchOn')}
      </Button>
    </Alert>
  );
}

interface ColumnNeeds {
  readonly text: ReturnType<typeof walletMessages.useText>;
  readonly coolDownOf: (address: string) => number | undefined;
  readonly onDelete: (entry: SavedAddress) => void;
}

function columnsOf({ text, coolDownOf, onDelete }: ColumnNeeds): Column<SavedAddress>[] {
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

/** The saved addresses of a currency: add, list, delete; and the allow-list mode of this device. */
export function AddressBook() {
  const text = walletMessages.useText();
  const toast = useToast();
  const failureText = useFailureText();
  const now = useServerNow();
  const dispatch = useAppDispatch();
  const [list, changeList] = useAllowList();
  const [deleting, setDeleting] = useState<SavedAddress>();
  const [isDeleting, setIsDeleting] = useState(false);
  const form = useForm({ schema, defaults: { currencyId: '', address: '', label: '' } });
  const currencies = walletApi.endpoints.addressCurrencies.useQuery();
  const chosen = useFormValue(form, 'currencyId');
  const currencyId = Number(chosen);
  const book = walletApi.endpoints.savedAddresses.useQuery(currencyId, { skip: chosen === '' });
  const saved = book.currentData ?? [];
  const keys = saved.map(({ address }) => addressKey(currencyId, address));
  const joined = keys.join('\n');
  useEffect(() => {
    if (joined !== '') changeList((before) => noteAddresses(before, joined.split('\n'), now()));
    // oxlint-disable-next-line react/exhaustive-deps -- the functions are made anew on every render
  }, [joined]);

  const add = async (values: { currencyId: string; address: string; label: string }) => {
    const { error } = await dispatch(
      runMutation(walletApi.endpoints.addAddress, {
        currency_id: Number(values.currencyId),
        address: values.address,
        notes: values.label,
      }),
    );
    if (error === undefined) {
      toast.success(text('book.added'), BOOK_TOAST);
      return form.set({ address: '', label: '' });
    }
    const failure = asFailure(error);
    return failure.kind === 'rejected'
      ? form.refuse({ serverText: failure.text }, FIELD_OF.get(failure.text))
      : form.refuse('book.notAdded');
  };
  const remove = async ({ id }: SavedAddress) => {
    setIsDeleting(true);
    const { error } = await dispatch(runMutation(walletApi.endpoints.deleteAddress, id));
    setIsDeleting(false);
    setDeleting(undefined);
    if (error === undefined) toast.success(text('book.deleted'), BOOK_TOAST);
    else toast.error(failureText(asFailure(error)) ?? text('book.notDeleted'), BOOK_TOAST);
  };

  const coolDownOf = (address: string) => {
    const refused = allowListFault(list, addressKey(currencyId, address), { isInBook: true, now: now() });
    return refused?.code === 'coolDown' ? refused.until : undefined;
  };

  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <AllowListSwitch />
      <Panel title={text('book.add')}>
        <Body>
          <Form form={form} label={text('book.add')} errorText={text} onSubmit={add}>
            <FormSelect
              name="currencyId"
              label={text('transfer.currency')}
              placeholder={text('caiwu.selCu')}
              options={(currencies.currentData ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
            />
            <FormTextField name="address" label={text('book.address')} maxLength={128} />
            <FormTextField name="label" label={text('book.label')} hint={text('book.labelFormat')} maxLength={32} />
            <FormSubmit>{text('book.addButton')}</FormSubmit>
          </Form>
        </Body>
      </Panel>
      {chosen !== '' && (
        <Panel title={text('book.title')}>
          {book.isError && !book.currentData ? (
            <ReadError
              title={text('book.failed')}
              failure={asFailure(book.error)}
              onRetry={() => void book.refetch()}
            />
          ) : (
            <DataTable
              label={text('book.title')}
              columns={columnsOf({ text, coolDownOf, onDelete: setDeleting })}
              rows={saved}
              rowKey={({ id }) => id}
              isLoading={!book.currentData}
              empty={<EmptyState title={text('book.empty')} hint={text('book.emptyHint')} />}
            />
          )}
        </Panel>
      )}
      {deleting && (
        <ConfirmDialog
          open
          title={text('book.deleteTitle')}
          confirmLabel={text('book.delete')}
          tone="danger"
          pending={isDeleting}
          onCancel={() => setDeleting(undefined)}
          onConfirm={() => void remove(deleting)}
        >
          <AddressText address={deleting.address} />
        </ConfirmDialog>
      )}
    </div>
  );
}
