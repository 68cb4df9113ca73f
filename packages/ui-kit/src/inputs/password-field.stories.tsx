import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { column } from '../stories/frame.test-support';
import { PasswordField } from './password-field';

const meta = {
  title: 'Forms/Password field',
  component: PasswordField,

  parameters: {
    guide: {
      do: [
        'Give `autoComplete`: `current-password` at a login, `new-password` where one is chosen.',
        'Say the rules before typing, in `hint`.',
      ],
      dont: ['Keep a password in a slice or in storage.', 'Forbid pasting.'],
      accessibility: [
        'The eye is a button whose name says what it does next: show, hide.',
        'Password managers find the field by its `autoComplete`.',
      ],
    } satisfies Guide,
  },
  decorators: [column],
  args: { label: 'Password', value: 'correct horse', onChange: fn(), autoComplete: 'current-password' },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShownAndHidden: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Password');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(field).toHaveAttribute('type', 'password');
  },
};

export const Wrong: Story = { args: { error: 'The password is not right.' } };
