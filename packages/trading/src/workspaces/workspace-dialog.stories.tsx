import { aPair } from '@bourse/market/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { DOCKED } from '../panel-layout/docking';
import { DEFAULT_LAYOUT } from '../panel-layout/layout';
import { WorkspaceDialog } from './workspace-dialog';
import { workspaces } from './stored-workspaces';

const meta = {
  title: 'Arrangement/Workspace dialog',
  component: WorkspaceDialog,
  args: {
    screen: 'spot',
    panels: DOCKED,
    layoutControls: {
      layout: DEFAULT_LAYOUT,
      toggle: fn(),
      toggleList: fn(),
      resize: fn(),
      resetEdge: fn(),
      dock: fn(),
      step: fn(),
      arrangeCharts: fn(),
      show: fn(),
      reset: fn(),
    },
    chartsPair: aPair(),
    onClose: fn(),
  },
} satisfies Meta<typeof WorkspaceDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithSavedLayouts: Story = {
  beforeEach: () => {
    workspaces.spot.write([{ name: 'Scalping', layout: DEFAULT_LAYOUT }]);
    return () => workspaces.spot.write(undefined);
  },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Show the layout: Scalping' }));
    await expect(args.layoutControls.show).toHaveBeenCalledOnce();
  },
};

export const WithoutSavedLayouts: Story = {};
