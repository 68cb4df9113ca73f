import { SERVER_TEXTS } from '@bourse/i18n/server-texts';
import { schemaOfRules } from '@bourse/ui-kit/forms';
import * as v from 'valibot';

export interface AddressValues {
  readonly currencyId: string;
  readonly address: string;
  readonly label: string;
}

/** Address and label of a saved address (money side, section 5, "Address book"). */
export const addressSchema = schemaOfRules(
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

/** The field that a refusal of the server is about. */
export const FIELD_OF: ReadonlyMap<string, 'address' | 'label'> = new Map([
  [SERVER_TEXTS.addressAlreadyBound, 'address'],
  [SERVER_TEXTS.addressInvalid, 'address'],
  [SERVER_TEXTS.addressHasSpaces, 'address'],
  [SERVER_TEXTS.addressNoteFormat, 'label'],
]);
