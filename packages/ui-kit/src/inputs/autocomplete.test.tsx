import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderWithKit } from '../testing';
import { Autocomplete } from './autocomplete';

interface Country {
  readonly id: string;
  readonly name: string;
}

/** Before the names are loaded, the chosen country is the only option. */
const UNNAMED: readonly Country[] = [{ id: 'CN', name: '+86' }];
const NAMED: readonly Country[] = [
  { id: 'CN', name: 'China' },
  { id: 'ES', name: 'Spain' },
];

function Countries({ options }: { readonly options: readonly Country[] }) {
  const [chosen, setChosen] = useState<string | undefined>('CN');
  return (
    <Autocomplete
      label="Country"
      options={options}
      value={options.find(({ id }) => id === chosen)}
      onChange={(option) => setChosen(option?.id)}
      optionKey={({ id }) => id}
      optionLabel={({ name }) => name}
      isRequired
    />
  );
}

async function openCountries() {
  const { rerender } = renderWithKit(<Countries options={UNNAMED} />);
  return {
    user: userEvent.setup(),
    field: await screen.findByRole('combobox', { name: /Country/ }),
    finishLoading: () => rerender(<Countries options={NAMED} />),
  };
}

test('the field keeps the typed text when the options are loaded, and finds the option', async () => {
  const { user, field, finishLoading } = await openCountries();
  await user.clear(field);
  await user.type(field, 'Spa');
  finishLoading();
  expect(field).toHaveValue('Spa');
  await user.click(await screen.findByRole('option', { name: 'Spain' }));
  expect(field).toHaveValue('Spain');
});

test('the field shows the present name of the chosen option once the options are loaded', async () => {
  const { field, finishLoading } = await openCountries();
  expect(field).toHaveValue('+86');
  finishLoading();
  expect(field).toHaveValue('China');
});

test('the field returns to the chosen option when the user leaves the field without a choice', async () => {
  const { user, field, finishLoading } = await openCountries();
  finishLoading();
  await user.clear(field);
  await user.type(field, 'nowhere');
  await user.tab();
  expect(field).toHaveValue('China');
});
