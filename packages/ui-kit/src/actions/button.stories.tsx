import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { loose, Row } from '../stories/frame.test-support';
import { Button, type ButtonProps, type ButtonTone } from './button';

const meta = {
  title: 'Actions/Button',
  component: Button,

  parameters: {
    guide: {
      do: [
        'Give one `primary` (or `buy`, `sell`) to a form or dialog, and `quiet` to everything beside it.',
        'Set `pending` from the press until the answer: the button keeps its width and takes no second press.',
        'Give `href` where a press leads somewhere, so that it can be opened in a new tab.',
      ],
      dont: [
        'Disable a button without saying nearby why; say what is wrong after the press instead.',
        "Use `danger` for selling: `sell` follows the user's price colours, `danger` is for what cannot be undone.",
      ],
      accessibility: [
        'A button with words needs no `aria-label`; its words are its name.',
        'While `pending` the button says that it is busy and keeps the focus.',
        'Reached by Tab, pressed by Enter or Space; a link by Enter. Holding the key down presses once.',
      ],
    } satisfies Guide,
  },
  decorators: [loose],
  args: { children: 'Place order', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

const TONES: readonly ButtonTone[] = ['primary', 'buy', 'sell', 'danger', 'quiet'];

const row = (props: Omit<ButtonProps, 'children'>) => (
  <Row>
    {TONES.map((tone) => (
      <Button key={tone} tone={tone} {...props}>
        {tone}
      </Button>
    ))}
  </Row>
);

export const Tones: Story = {
  tags: ['forced-picture'],
  render: () => (
    <>
      {row({ size: 'large' })}
      {row({})}
      {row({ size: 'small' })}
      {row({ disabled: true })}
      {row({ pending: true })}
    </>
  ),
};

export const FullWidth: Story = { args: { tone: 'buy', fullWidth: true, size: 'large', children: 'Buy BTC' } };

export const Link: Story = {
  args: { href: '#assets', tone: 'quiet', children: 'Assets' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Assets' })).toHaveAttribute('href', '#assets');
  },
};

function OnItsWay({ onClick, ...props }: ButtonProps) {
  const [pending, setPending] = useState(false);
  return (
    <Button
      {...props}
      pending={pending}
      onClick={(event) => {
        onClick?.(event);
        setPending(true);
      }}
    />
  );
}

/** A pending button keeps its width and focus and ignores a second press. */
export const Pending: Story = {
  render: (args) => <OnItsWay {...args} />,
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Place order' });
    const { width } = button.getBoundingClientRect();
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName(/Processing…/);
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await expect(button).toHaveFocus();
    await expect(button.getBoundingClientRect().width).toBe(width);
  },
};
