import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { loose, Row } from '../stories/frame';
import { Button, type ButtonProps, type ButtonTone } from './button';

const meta = {
  title: 'Actions/Button',
  component: Button,
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

/** Pressed once it says so, keeps width and focus, and takes no second press. */
export const Pending: Story = {
  render: (args) => <OnItsWay {...args} />,
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Place order' });
    const { width } = button.getBoundingClientRect();
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName(/Working/);
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await expect(button).toHaveFocus();
    await expect(button.getBoundingClientRect().width).toBe(width);
  },
};
