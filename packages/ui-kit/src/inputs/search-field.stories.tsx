import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { column } from '../stories/frame.test-support';
import { SearchField, type SearchFieldProps } from './search-field';

function Typed(props: SearchFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <search>
      <SearchField
        {...props}
        value={value}
        onChange={(next) => {
          setValue(next);
          props.onChange(next);
        }}
      />
    </search>
  );
}

const meta = {
  title: 'Forms/Search field',
  component: SearchField,

  parameters: {
    guide: {
      do: [
        'Wrap the field and the other filters of the list in a `search` element.',
        'Announce the number of results: `useAnnouncedResults`.',
      ],
      dont: ['Use it for a value of a form.'],
      accessibility: [
        'The label is the accessible name and the placeholder.',
        'Enter opens the first result, the down arrow moves to the results, Escape clears.',
      ],
    } satisfies Guide,
  },
  decorators: [column],
  args: { label: 'Search pairs', value: '', onChange: fn(), onEnter: fn(), onDown: fn() },
  render: (args) => <Typed {...args} />,
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** The Enter that ends a composition of characters does not open a result. */
export const Filled: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search pairs' });
    await userEvent.type(field, 'btc');
    await fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    await expect(args.onEnter).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('btc');
    await expect(args.onEnter).toHaveBeenCalledOnce();
    await expect(args.onDown).toHaveBeenCalledOnce();
  },
};

/** By the button and by Escape; the focus stays in the field. */
export const Cleared: Story = {
  args: { value: 'btc' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search' }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await userEvent.type(field, 'eth{Escape}');
    await expect(field).toHaveValue('');
  },
};
