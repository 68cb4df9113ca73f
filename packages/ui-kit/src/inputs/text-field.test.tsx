import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderWithKit } from '../testing';
import { TextField } from './text-field';

function Address() {
  const [address, setAddress] = useState('');
  return <TextField label="Address" value={address} onChange={setAddress} />;
}

it.each([
  ['a zero-width space', '\u200B0xAb5801a7'],
  ['a byte order mark', '\uFEFF0xAb5801a7'],
  ['direction marks', '\u200E0xAb5801a7\u202C'],
  ['a soft hyphen', '0xAb58\u00AD01a7'],
])('an address is read without %s of a paste', async (_name, pasted) => {
  const user = userEvent.setup();
  renderWithKit(<Address />);
  await user.click(await screen.findByRole('textbox', { name: 'Address' }));
  await user.paste(pasted);
  expect(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('0xAb5801a7');
});
