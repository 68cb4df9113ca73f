import { renderWithKit } from '@bourse/ui-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { __Form__Form, type __Form__FormProps } from './__form__-form';

const field = () => screen.findByRole('textbox', { name: '__nameLabel__' });

function renderForm(onSubmit: __Form__FormProps['onSubmit']) {
  renderWithKit(<__Form__Form onSubmit={onSubmit} />);
  return userEvent.setup();
}

test('requires a name, and focuses its field', async () => {
  const onSubmit = vi.fn<__Form__FormProps['onSubmit']>();
  const user = renderForm(onSubmit);
  await user.type(await field(), '  {Enter}');
  expect(await screen.findByText('__nameMissing__')).toBeVisible();
  expect(await field()).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('submits the values once and clears the form after a success', async () => {
  const onSubmit = vi.fn<__Form__FormProps['onSubmit']>(() => Promise.resolve(undefined));
  const user = renderForm(onSubmit);
  await user.type(await field(), ' Ana {Enter}{Enter}');
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Ana' });
  expect(await field()).toHaveValue('');
});

test('keeps the input after a refusal, and removes the refusal with the next change', async () => {
  const user = renderForm(() => Promise.resolve('__formKey__.nameMissing'));
  await user.type(await field(), 'Ana{Enter}');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(await field()).toHaveValue('Ana');
  await user.type(await field(), 'b');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
