import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Chip } from '../feedback/chip';
import { FieldRow, Row } from '../layout/stack';
import { column } from '../stories/frame.test-support';
import { FieldGroup } from './field-group';
import { TextField } from './text-field';

const meta = {
  title: 'Forms/Field group',
  component: FieldGroup,
  subcomponents: { FieldRow },
  parameters: {
    guide: {
      do: ['Group the choices of one value, and fields that are filled in together.'],
      dont: ['Group a single field: its label is enough.'],
      accessibility: ['The legend is read with the first control of the group.'],
    } satisfies Guide,
  },
  args: {
    legend: 'Leverage',
    children: (
      <Row spacing={2}>
        <Chip label="10×" isSelected />
        <Chip label="20×" />
      </Row>
    ),
  },
  decorators: [column],
} satisfies Meta<typeof FieldGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choices: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Leverage' })).toBeVisible();
  },
};

export const TwoFields: Story = {
  args: {
    legend: 'Take profit',
    legendLook: 'title',
    children: (
      <FieldRow>
        <TextField label="Price" value="" onChange={() => {}} />
        <TextField label="P/L" value="" onChange={() => {}} />
      </FieldRow>
    ),
  },
};
