import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { IconButton } from '../actions/icon-button';
import { column } from '../stories/frame.test-support';
import { Panel } from './panel';
import { Tabs, type TabsProps } from './tabs';

function Chosen(props: TabsProps<string>) {
  const [value, setValue] = useState(props.value);
  return (
    <Panel label="Orders">
      <Tabs
        {...props}
        value={value}
        onChange={(next) => {
          setValue(next);
          props.onChange(next);
        }}
      />
    </Panel>
  );
}

const ITEMS = [
  { id: 'open', label: 'Open orders', content: <p style={{ margin: 12 }}>Two orders wait.</p> },
  { id: 'history', label: 'History', content: <p style={{ margin: 12 }}>Nine orders are done.</p> },
  { id: 'trades', label: 'Trades', content: <p style={{ margin: 12 }}>Twelve fills.</p> },
];

const meta = {
  title: 'Layout/Tabs',
  component: Tabs<string>,

  parameters: {
    guide: {
      do: [
        'Use tabs for views of the same thing; the chosen one belongs into the address.',
        'Give `content` in the items, or show what is chosen yourself.',
        'Show the figure of a tab as its `note`, instead of in a list with the same names above.',
      ],
      dont: [
        'Put more tabs than fit: at 390 px the row scrolls by itself, yet nobody looks there.',
        'Use tabs as steps of a process.',
      ],
      accessibility: [
        'Arrow keys move, Home and End jump, Enter chooses: nothing is loaded in passing.',
        'Tab and panel name each other.',
      ],
    } satisfies Guide,
  },
  render: (args) => <Chosen {...args} />,
  decorators: [column],
  args: { label: 'Orders', items: ITEMS, value: 'open', onChange: fn() },
} satisfies Meta<typeof Tabs<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  tags: ['forced-picture'],
  args: { actions: <IconButton icon="download" label="Export" /> },
  play: async ({ canvas, args }) => {
    canvas.getByRole('tab', { name: 'Open orders' }).focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('history');
    await expect(canvas.getByRole('tabpanel', { name: 'History' })).toHaveTextContent('Nine orders are done.');
  },
};

export const FullWidth: Story = {
  args: { fullWidth: true },
  play: async ({ canvasElement }) => {
    await expect(masksOf(canvasElement)).toEqual(['none']);
  },
};

const masksOf = (root: HTMLElement) =>
  [...root.querySelectorAll('.MuiTabs-scroller')].map((row) => getComputedStyle(row).maskImage);

const inNarrowFrame: Story['decorators'] = (Story) => (
  <div style={{ width: 180 }}>
    <Story />
  </div>
);

/** More tabs than fit: the end of the row fades. */
export const Overflowing: Story = {
  decorators: [inNarrowFrame],
  play: async ({ canvasElement, canvas }) => {
    await expect(masksOf(canvasElement)[0]).toContain('linear-gradient');
    canvas.getByRole('tab', { name: 'Trades' }).focus();
    await expect(canvas.getByRole('tab', { name: 'Trades' })).toHaveFocus();
  },
};

/** The row is scrolled to its selected tab, and its start fades. */
export const SelectedBeyondTheEdge: Story = {
  decorators: [inNarrowFrame],
  args: { value: 'trades' },
  play: async ({ canvas, canvasElement }) => {
    const row = canvasElement.querySelector('.MuiTabs-scroller');
    await waitFor(() => {
      const { right } = canvas.getByRole('tab', { name: 'Trades' }).getBoundingClientRect();
      return expect(right).toBeLessThanOrEqual((row?.getBoundingClientRect().right ?? 0) + 1);
    });
  },
};

export const WithoutContent: Story = { args: { items: ITEMS.map(({ id, label }) => ({ id, label })) } };
