import { marketHandlers, VisitorSurroundings } from '@bourse/market/testing';
import { inMain } from '@bourse/ui-kit/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Component as Diagnostics } from '../screens/diagnostics';

const meta = {
  title: 'Diagnostics',
  component: Diagnostics,
  decorators: [
    inMain,
    (Story) => (
      <VisitorSurroundings handlers={marketHandlers()} address="/diagnostics">
        <Story />
      </VisitorSurroundings>
    ),
  ],
} satisfies Meta<typeof Diagnostics>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The calls of the page are shown from the next second on. */
export const BeforeMeasurement: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Loaded');
  },
};

/** The whole file is shown before it is saved. */
export const PreparedFile: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Prepare support file' }));
    await expect(canvas.getByRole('button', { name: 'Save file' })).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1', isRotated: false } } };
