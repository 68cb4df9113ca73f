import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { column } from '../../stories/frame.test-support';
import { DateField, type DateFieldProps } from './date-field';

function Chosen(props: DateFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <DateField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Forms/Date field',
  component: DateField,
  parameters: {
    guide: {
      do: ['Give `min` and `max` where an answer outside of them is impossible.'],
      dont: ['Make it narrower than 216 px: the year is cut.', 'Use it for a time of day.'],
      accessibility: [
        'Day, month and year are spin buttons: digits type, the up and down arrows change them.',
        'The calendar is a dialog; its words follow the language of the page.',
      ],
    } satisfies Guide,
  },
  decorators: [column],
  args: { label: 'From day', value: '2026-11-20', onChange: fn() },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A day that is typed counts when it is whole. */
export const Typed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('spinbutton', { name: 'Day' }));
    await userEvent.keyboard('05');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-05');
  },
};

/** An empty field names its parts in the user's language. */
export const Empty: Story = {
  args: { value: '' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'From day' })).toHaveTextContent(/Month.*Day.*Year/);
  },
};

export const Refused: Story = {
  args: { error: 'The first day is after the last' },
  play: async ({ canvas }) => void (await canvas.findByRole('group', { name: 'From day' })),
};

/** A day that is chosen in the calendar closes it; the focus returns to its button. */
export const Calendar: Story = {
  tags: ['forced-picture'],
  args: { max: '2026-11-25' },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: /^Choose date/ }));
    await expect(await page.findByRole('gridcell', { name: '26' })).toBeDisabled();
    await userEvent.click(page.getByRole('gridcell', { name: '18' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-18');
    await userEvent.click(canvas.getByRole('button', { name: /^Choose date/ }));
    await page.findByRole('gridcell', { name: '18' });
  },
};
