import type { Guide } from '@bourse/storybook-config/guide';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { column } from '../stories/frame.test-support';
import { Figure, FigureLine, FigureLines, Figures } from './figure';

const meta = {
  title: 'Figures/Figure',
  component: Figure,
  subcomponents: { Figures, FigureLine, FigureLines },
  parameters: {
    guide: {
      do: ['Use `Figures` for totals above a table, and `FigureLines` for the costs below an order form.'],
      dont: ['Leave a line out while its value is unknown: a dash keeps its place.'],
      accessibility: ['Both lists are definition lists: a screen reader reads the label with its value.'],
    } satisfies Guide,
  },
  args: { label: 'Realised P/L', children: '+120.50 USDT' },
  decorators: [column],
} satisfies Meta<typeof Figure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LabelOverValue: Story = {
  tags: ['picture'],
  render: (args) => (
    <Figures>
      <Figure {...args} />
      <Figure label="Win rate">57.14%</Figure>
      <Figure label="Fees">0.02 USDT</Figure>
    </Figures>
  ),
};

export const LabelBesideValue: Story = {
  render: () => (
    <FigureLines>
      <FigureLine label="Available">50,000 USDT</FigureLine>
      <FigureLine label="Max. fee">—</FigureLine>
    </FigureLines>
  ),
};
